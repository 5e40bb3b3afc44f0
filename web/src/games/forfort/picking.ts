import type { Meaning, MoveInfo } from '../../wire';
import { isSlot, type Side, type Slot } from './geometry';
import { headingOf, placeKey, type Choices } from './moves';
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
  return (choices.places.get(placeKey(fort, slot)) ?? []).map((move) => ({ move, heading: headingOf(move) }));
}

/** What was touched, to ask "why not?", when a slot cannot be chosen; null if nothing is meant by touching it. */
export function touchedAt(
  choices: Choices,
  view: ForFortView,
  own: number,
  picked: string | null,
  fort: number,
  slot: Slot,
): Meaning | null {
  // walls and drawbridges only go into the player's own fort
  if (fort !== own && (choices.noBridge !== null || (picked !== null && picked !== CAMP))) return null;
  if (picked !== null) return { verb: '', piece: picked, place: slot, seat: fort };
  return choices.places.size > 0 && view.phase !== 'mason' ? { verb: '', place: slot, seat: fort } : null;
}

/** Own fort or partner's. */
export function friendly(view: ForFortView, own: number, fort: number): boolean {
  return fort === own || (view.teams && fort % 2 === own % 2);
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
