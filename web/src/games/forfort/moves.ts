import type { Ask, MoveInfo } from '../../protocol';
import { isSide, isSlot, type Side, type Slot } from './geometry';

/** A move as its notation tells it. Forts are numbered from 0, as in views. */
export type Deed =
  | { verb: 'build'; card: string; slot: Slot }
  | { verb: 'use'; card: string; symbol: string }
  | { verb: 'give'; card: string }
  | { verb: 'pass'; card: string }
  | { verb: 'camp' | 'siege' | 'defeat' | 'advance'; fort: number; slot: Slot }
  | { verb: 'army'; fort: number; slot: Slot; heading: Side }
  | { verb: 'besiege'; fort: number }
  | { verb: 'front'; side: Side }
  | { verb: 'combo'; symbol: string }
  | { verb: 'take'; source: 'discard' | 'donjon' }
  | { verb: 'bridge'; slot: Slot }
  | { verb: 'no-bridge' };

const PLACE = '(\\w+) of seat (\\d+)';

const FORMS: [RegExp, (found: string[]) => Deed | null][] = [
  [/^build (\w+) at (\w+)$/, ([card, slot]) => at(slot, (slot) => ({ verb: 'build', card: card ?? '', slot }))],
  [/^use (\w+) of (\w+)$/, ([symbol, card]) => ({ verb: 'use', card: card ?? '', symbol: symbol ?? '' })],
  [/^camp discarding (\w+)$/, ([card]) => ({ verb: 'give', card: card ?? '' })],
  [/^pass discarding (\w+)$/, ([card]) => ({ verb: 'pass', card: card ?? '' })],
  [form(`camp at ${PLACE}`), (found) => inFort('camp', found)],
  [form(`(?:ram|trebuchet|destroy) ${PLACE}`), (found) => inFort('siege', found)],
  [form(`defeat army at ${PLACE}`), (found) => inFort('defeat', found)],
  [form(`advance army at ${PLACE}`), (found) => inFort('advance', found)],
  [form(`army at ${PLACE} facing (\\w)`), facing],
  [/^besiege donjon of seat (\d+)$/, ([fort]) => ({ verb: 'besiege', fort: Number(fort) - 1 })],
  [/^front (\w)$/, ([side]) => (side !== undefined && isSide(side) ? { verb: 'front', side } : null)],
  [/^combo (\w+)$/, ([symbol]) => ({ verb: 'combo', symbol: symbol ?? '' })],
  [
    /^take from (discard|donjon)$/,
    ([source]) => ({ verb: 'take', source: source === 'donjon' ? 'donjon' : 'discard' }),
  ],
  [/^drawbridge at (\w+)$/, ([slot]) => at(slot, (slot) => ({ verb: 'bridge', slot }))],
  [/^no drawbridge$/, () => ({ verb: 'no-bridge' })],
];

function form(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

function at(slot: string | undefined, made: (slot: Slot) => Deed): Deed | null {
  return slot !== undefined && isSlot(slot) ? made(slot) : null;
}

function inFort(verb: 'camp' | 'siege' | 'defeat' | 'advance', [slot, fort]: string[]): Deed | null {
  return at(slot, (slot) => ({ verb, fort: Number(fort) - 1, slot }));
}

function facing([slot, fort, heading]: string[]): Deed | null {
  if (heading === undefined || !isSide(heading)) return null;
  return at(slot, (slot) => ({ verb: 'army', fort: Number(fort) - 1, slot, heading }));
}

/** What a notation says; null for what no player does. */
export function read(notation: string): Deed | null {
  for (const [pattern, made] of FORMS) {
    const found = pattern.exec(notation);
    if (found) return made(found.slice(1));
  }
  return null;
}

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
  places: Map<string, { move: MoveInfo; deed: Deed }[]>;
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

/** Sorts the moves; `own` is the viewer's seat, whose fort some notations take for granted. */
export function choicesOf(ask: Ask | null, own: number | null): Choices {
  const choices: Choices = {
    cards: new Map(),
    places: new Map(),
    donjons: new Map(),
    fronts: new Map(),
    combos: new Map(),
    takes: new Map(),
    noBridge: null,
  };
  for (const move of ask?.moves ?? []) {
    const deed = read(move.notation);
    if (deed !== null) sort(choices, move, deed, own ?? -1);
  }
  return choices;
}

function sort(choices: Choices, move: MoveInfo, deed: Deed, own: number): void {
  switch (deed.verb) {
    case 'build':
      cardOf(choices, deed.card).slots.set(deed.slot, move);
      break;
    case 'use':
      cardOf(choices, deed.card).uses.set(deed.symbol, move);
      break;
    case 'give':
      cardOf(choices, deed.card).give = move;
      break;
    case 'pass':
      cardOf(choices, deed.card).pass = move;
      break;
    case 'besiege':
      choices.donjons.set(deed.fort, move);
      break;
    case 'front':
      choices.fronts.set(deed.side, move);
      break;
    case 'combo':
      choices.combos.set(deed.symbol, move);
      break;
    case 'take':
      choices.takes.set(deed.source, move);
      break;
    case 'no-bridge':
      choices.noBridge = move;
      break;
    default: {
      const key = placeKey('fort' in deed ? deed.fort : own, deed.slot);
      choices.places.set(key, [...(choices.places.get(key) ?? []), { move, deed }]);
    }
  }
}

function cardOf(choices: Choices, card: string): CardChoices {
  const known = choices.cards.get(card);
  if (known !== undefined) return known;
  const fresh: CardChoices = { slots: new Map(), uses: new Map(), give: null, pass: null };
  choices.cards.set(card, fresh);
  return fresh;
}
