import type { MoveInfo } from '../../protocol';
import { ahead, isSlot, SIDES, type Side, type Slot } from './geometry';
import { placeKey, type Choices } from './moves';
import type { CardView, ForFortView } from './types';

/** Where the cards lie that can be picked now. */
export type Source = 'hand' | 'discard' | 'top';

export const CAMP = 'camp';

/** From where the question takes a card; the hand lies in the tray otherwise too. */
export function sourceOf(view: ForFortView): Source {
  if (view.phase === 'mason' || view.phase === 'rebuild') return 'discard';
  return view.phase === 'top' ? 'top' : 'hand';
}

/** The cards in the tray. Of equal ones in the discard one is enough. */
export function trayCards(view: ForFortView, seat: number | null, asked: boolean): CardView[] {
  if (seat === null) return [];
  const source = asked ? sourceOf(view) : 'hand';
  if (source === 'top') return view.top === null ? [] : [view.top];
  const fort = view.forts[seat];
  if (source === 'hand') return fort?.hand ?? [];
  const seen = new Set<string>();
  return (fort?.discard ?? []).filter((card) => !seen.has(card.name) && seen.add(card.name));
}

/** May the card be picked? A camp out of the discard is put on a place, so it has no choices of its own. */
export function pickable(choices: Choices, view: ForFortView, card: string): boolean {
  if (card === CAMP) return view.phase === 'mason' && choices.places.size > 0;
  return choices.cards.has(card);
}

/** The card to pick without being asked: the only one there is to pick. */
export function onlyCard(choices: Choices, view: ForFortView): string | null {
  if (view.phase === 'play') return null;
  const cards = [...choices.cards.keys()];
  if (view.phase === 'mason' && choices.places.size > 0) cards.push(CAMP);
  return cards.length === 1 ? (cards[0] ?? null) : null;
}

/** The moves that a touch of the slot can mean, given the card that is picked. */
export function movesAt(
  choices: Choices,
  view: ForFortView,
  own: number | null,
  picked: string | null,
  fort: number,
  slot: Slot,
): { move: MoveInfo; heading: Side | null }[] {
  if (picked !== null && picked !== CAMP) {
    const move = fort === own ? choices.cards.get(picked)?.slots.get(slot) : undefined;
    return move === undefined ? [] : [{ move, heading: null }];
  }
  // while a mason chooses among walls and camps, places belong to the camp and wait for it to be picked
  if (view.phase === 'mason' && picked !== CAMP) return [];
  return (choices.places.get(placeKey(fort, slot)) ?? []).map(({ move, deed }) => ({
    move,
    heading: deed.verb === 'army' ? deed.heading : null,
  }));
}

/** What to ask "why not?" about when a slot is touched that is not to be chosen; null if nothing is meant by it. */
export function refusedAt(
  view: ForFortView,
  own: number,
  picked: string | null,
  fort: number,
  slot: Slot,
): string | null {
  const place = `${slot} of seat ${fort + 1}`;
  if (picked !== null && picked !== CAMP) return fort === own ? `build ${picked} at ${slot}` : null;
  switch (view.phase) {
    case 'camp_setup':
    case 'camp':
      return `camp at ${place}`;
    case 'mason':
      return picked === CAMP ? `camp at ${place}` : null;
    case 'ram':
    case 'trebuchet':
      return `${view.phase} ${place}`;
    case 'garrison':
      return friendly(view, own, fort)
        ? `defeat army at ${place}`
        : `army at ${place} facing ${headings(slot)[0] ?? 'n'}`;
    case 'advance':
      return `advance army at ${place}`;
    case 'drawbridge':
      return fort === own ? `drawbridge at ${slot}` : null;
    default:
      return null;
  }
}

/** Own fort or partner's. */
export function friendly(view: ForFortView, own: number, fort: number): boolean {
  return fort === own || (view.teams && fort % 2 === own % 2);
}

/** The headings along the edge of a fort. */
export function headings(slot: Slot): Side[] {
  return SIDES.filter((side) => {
    const next = ahead(slot, side);
    return next !== null && next !== 'donjon';
  });
}

/** Symbols that a wall on the slot would share with the walls beside it, by neighbour. */
export function sharedAt(
  fort: { slots: { name: string; cards: CardView[] }[] },
  slot: Slot,
  symbols: readonly string[],
  beside: readonly Slot[],
): { slot: Slot; symbol: string }[] {
  const found: { slot: Slot; symbol: string }[] = [];
  for (const other of fort.slots) {
    if (!isSlot(other.name) || !beside.includes(other.name) || other.name === slot) continue;
    const top = other.cards.at(-1);
    for (const symbol of symbols) if (top?.symbols.includes(symbol)) found.push({ slot: other.name, symbol });
  }
  return found;
}

/** Own first, then the partner, then the others in turn order; from outside in the order of the seats. */
export function seating(view: ForFortView, seat: number | null): number[] {
  const seats = view.forts.map((fort) => fort.seat);
  const first = seat ?? 0;
  const round = seats.map((_, step) => (first + step) % seats.length);
  if (!view.teams) return round;
  return [...round.filter((other) => other % 2 === first % 2), ...round.filter((other) => other % 2 !== first % 2)];
}
