import type { Ask, MoveInfo } from '../../wire';
import { isSide, isSlot, type Side, type Slot } from './geometry';

/** What can be done with one card. */
export interface CardChoices {
  slots: Map<Slot, MoveInfo>;
  uses: Map<string, MoveInfo>;
  give: MoveInfo | null;
  pass: MoveInfo | null;
}

/** The legal moves, by the thing on the table that they belong to. */
export interface Choices {
  /** By name of a card of the hand or the discard. */
  cards: Map<string, CardChoices>;
  /** By place (see `placeKey`): what is done there without a card. An army has up to two headings. */
  places: Map<string, MoveInfo[]>;
  /** By fort. */
  donjons: Map<number, MoveInfo>;
  fronts: Map<Side, MoveInfo>;
  combos: Map<string, MoveInfo>;
  takes: Map<'discard' | 'donjon', MoveInfo>;
  noBridge: MoveInfo | null;
}

export function placeKey(fort: number, slot: Slot): string {
  return `${fort}:${slot}`;
}

/** The legal moves, sorted by what they are about. */
export function choicesOf(ask: Ask | null): Choices {
  const choices: Choices = {
    cards: new Map(),
    places: new Map(),
    donjons: new Map(),
    fronts: new Map(),
    combos: new Map(),
    takes: new Map(),
    noBridge: null,
  };
  for (const move of ask?.moves ?? []) sort(choices, move);
  return choices;
}

function sort(choices: Choices, move: MoveInfo): void {
  const { verb, piece = '', place = '', seat = -1 } = move.meaning;
  switch (verb) {
    case 'build':
      if (isSlot(place)) cardOf(choices, piece).slots.set(place, move);
      break;
    case 'use':
      cardOf(choices, piece).uses.set(place, move);
      break;
    case 'pass':
      cardOf(choices, piece).pass = move;
      break;
    case 'besiege':
      choices.donjons.set(seat, move);
      break;
    case 'front':
      if (isSide(place)) choices.fronts.set(place, move);
      break;
    case 'combo':
      choices.combos.set(piece, move);
      break;
    case 'take':
      choices.takes.set(place === 'donjon' ? 'donjon' : 'discard', move);
      break;
    case 'no drawbridge':
      choices.noBridge = move;
      break;
    default:
      if (isSlot(place))
        choices.places.set(placeKey(seat, place), [...(choices.places.get(placeKey(seat, place)) ?? []), move]);
      // a wall is given for a camp, whose place is chosen next
      else if (verb === 'camp') cardOf(choices, piece).give = move;
  }
}

/** Where a new army would go on to; null for all other moves. */
export function headingOf({ meaning }: MoveInfo): Side | null {
  const { verb, piece = '' } = meaning;
  return verb === 'army' && isSide(piece) ? piece : null;
}

function cardOf(choices: Choices, card: string): CardChoices {
  const known = choices.cards.get(card);
  if (known !== undefined) return known;
  const fresh: CardChoices = { slots: new Map(), uses: new Map(), give: null, pass: null };
  choices.cards.set(card, fresh);
  return fresh;
}
