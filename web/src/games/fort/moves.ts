/** Ties legal moves to things on the board, by what they are about. */
import type { Ask, Meaning, MoveInfo } from '../../wire';

/**
 * A thing on the board, in the words of moves: a piece, the place where it lies, whose place that is. The verb is empty,
 * but of what stands for doing something, such as an action of the card in play. Seats count from 0.
 */
export type Thing = Readonly<Meaning>;

/** The verb of what is only there to be looked at. */
const LOOK = 'look';

/** A piece at a place: of the viewer, of everybody, or of a seat. */
export function lying(place: string, piece?: string, seat?: number): Thing {
  return { verb: '', place, ...(piece === undefined ? {} : { piece }), ...(seat === undefined ? {} : { seat }) };
}

/** What stands for doing something. */
export function doing(verb: string, piece?: string): Thing {
  return { verb, ...(piece === undefined ? {} : { piece }) };
}

/** A piece that no move is ever about. */
export function seen(place: string, piece: string, seat?: number): Thing {
  return { ...lying(place, piece, seat), verb: LOOK };
}

export function isOnlySeen(thing: Thing): boolean {
  return thing.verb === LOOK;
}

/** The name of a thing in the page, such as `hand/bug` or `yard/2/tiny`. */
export function keyOf({ verb, place, seat, piece, amount }: Thing): string {
  return [verb, place, seat, piece, amount].filter((part) => part !== undefined && part !== '').join('/');
}

/** What is chosen on the table in the middle, not by touching a piece where it lies. */
const CHOSEN = ['start', 'use', 'gather', 'declare', 'name', 'pay'];

/** The thing on the board that stands for a move; null for those that only have words, such as skipping. */
export function thingOf({ meaning }: MoveInfo): Thing | null {
  if (CHOSEN.includes(meaning.verb)) return meaning;
  return meaning.place === undefined ? null : lying(meaning.place, meaning.piece, meaning.seat);
}

/** A thing with the moves that are tied to it. */
export interface Tied {
  readonly thing: Thing;
  readonly moves: readonly MoveInfo[];
}

/** The legal moves by the name of the thing they are tied to. */
export function movesByThing(ask: Ask | null): ReadonlyMap<string, Tied> {
  const tied = new Map<string, Tied>();
  for (const move of ask?.moves ?? []) {
    const thing = thingOf(move);
    if (thing === null) continue;
    const key = keyOf(thing);
    tied.set(key, { thing, moves: [...(tied.get(key)?.moves ?? []), move] });
  }
  return tied;
}
