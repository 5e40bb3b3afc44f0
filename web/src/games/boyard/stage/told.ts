import { listed, say, type Said } from '../../../words/index.svelte';
import type { Happened, TableInfo } from '../../../wire';
import { cellName, detailNames, nameAt, signName } from '../trials/parts/names';

/**
 * What was asked and answered in a trial, line by line, for who looks on after it; `names`: of those who attempted it.
 */
export function told(note: Record<string, unknown>, names: readonly string[]): Said[] {
  const puzzle = String(note['puzzle'] ?? '');
  return SIDES[puzzle]?.(note, names) ?? [...(OWN[puzzle] ?? answered)(note), ...reason(note)];
}

/** By detail: how it was in the odd one, and how in all the others. */
type Ways = Record<string, [number, number]>;

/** Those with a telling of their own. */
const OWN: Record<string, (note: Record<string, unknown>) => Said[]> = {
  glass({ given, answer }) {
    if (typeof given !== 'number') return [line('boyard-told-nothing')];
    return [line('boyard-told-stopped', { given: Math.round(given * 10) / 10, wanted: Number(answer) })];
  },
  grid({ asked, answer, given }) {
    const cells = (found: unknown) => listOf(found).map((cell) => cellName(Number(cell)));
    const right = cells(answer).map((cell, at) => `${signName(String(listOf(asked)[at]))} ${cell}`);
    const found = listed(cells(given)) === listed(cells(answer));
    return pair(found ? '' : listed(cells(given)), listed(right), found);
  },
  letters({ answer, given }) {
    const tried = listOf(given).map(String);
    const found = tried.find((word) => listOf(answer).includes(word));
    const others = tried.filter((word) => word !== found);
    return pair(listed(others), found ?? String(listOf(answer)[0] ?? ''), found !== undefined);
  },
  // where it lay says nothing any more: by what it was to be told
  odd({ differs }) {
    if (differs === undefined) return [];
    const [other, usual] = [0, 1].map((which) =>
      detailNames(Object.fromEntries(Object.entries(differs as Ways).map(([detail, ways]) => [detail, ways[which]!]))),
    );
    return [line('boyard-told-odd', { other: other ?? '', usual: usual ?? '' })];
  },
  // a rhythm is not written down; the gap between two beats that was furthest off is
  drum({ answer, given, factor }) {
    const [wanted, beaten] = [listOf(answer).map(Number), listOf(given).map(Number)];
    if (beaten.length === 0) return [line('boyard-told-nothing')];
    const count = wanted.length + 1;
    if (beaten.length < wanted.length)
      return [line('boyard-told-reached', { given: beaten.length + 1, wanted: count })];
    const off = wanted.map((gap, at) => Math.abs(beaten[at]! - gap * Number(factor ?? 1)));
    const most = Math.max(...off);
    return [line('boyard-told-drum', { off: Math.round(most * 100) / 100, beat: off.indexOf(most) + 1, count })];
  },
  parade({ asked, answer, given }) {
    const [thing, colour] = listOf(asked).map(String);
    const question = line('boyard-parade-asked', { thing: thing || 'any', colour: colour || 'any' });
    return [question, ...pair(plain(given), plain(answer))];
  },
  order: ({ answer, given }) => {
    const characters = (found: unknown) =>
      listOf(found).map((one) => say('boyard-character', { character: String(one) }));
    return pair(listed(characters(given)), listed(characters(answer)));
  },
  // the signs of the round that was repeated last: nobody has seen more
  sequence({ signs, given }) {
    const named = (found: unknown[]) => listed(found.map((sign) => signName(String(sign))));
    const repeated = listOf(given);
    return repeated.length === 0 ? [] : pair(named(repeated), named(listOf(signs).slice(0, repeated.length)));
  },
  shells: ({ answer, given }) => pair(typeof given === 'number' ? String(given + 1) : '', String(Number(answer) + 1)),
};

/** Duels: what each of the two did, where nobody else has seen it, or only a count of it. */
const SIDES: Record<string, (note: Record<string, unknown>, names: readonly string[]) => Said[]> = {
  fleet: ({ boats }, names) =>
    listOf(boats).flatMap((boat, side) => {
      const squares = listOf(boat).map((square) => String(Number(square) + 1));
      if (squares.length === 0) return [];
      return [line('boyard-told-boat', { name: names[side] ?? '', squares: listed(squares) })];
    }),
  reflex: ({ won }, names) => rounds(won, names),
  bluff: ({ won }, names) => rounds(won, names),
  race({ given, answer, times }, names) {
    const results = listOf(answer);
    return names.map((name, side) => {
      const right = listOf(listOf(given)[side]).filter((number, at) => number === results[at]).length;
      const seconds = listOf(times)[side];
      const scored = { name, right, count: results.length };
      if (typeof seconds !== 'number') return line('boyard-told-race', scored);
      return line('boyard-told-race-in', { ...scored, seconds });
    });
  },
  pairs: ({ pairs }, names) =>
    names.map((name, side) =>
      line('boyard-told-score', { name, score: say('boyard-play-pairs-has', { count: Number(listOf(pairs)[side]) }) }),
    ),
  dice: ({ dice }, names) =>
    names.map((name, side) => {
      const own = listOf(listOf(dice)[side]).map(Number);
      return line('boyard-told-dice', { name, total: own.reduce((sum, die) => sum + die, 0), count: own.length });
    }),
};

function rounds(won: unknown, names: readonly string[]): Said[] {
  return names.map((name, side) =>
    line('boyard-told-score', { name, score: say('boyard-play-rounds', { count: Number(listOf(won)[side]) }) }),
  );
}

function answered({ puzzle, given, answer, wanted }: Record<string, unknown>): Said[] {
  if (typeof given === 'number' && typeof wanted === 'number') return [line('boyard-told-reached', { given, wanted })];
  const typed = puzzle === 'riddle' || puzzle === 'guess';
  if (typed || typeof answer === 'number') return pair(plain(given), plain(answer));
  // of a card at a table nothing was written down but what it says
  return typeof answer === 'string' && answer !== '' ? [line('boyard-told-answer', { answer })] : [];
}

/** What was given and what was right; who said just that need not read it twice. */
function pair(given: string, answer: string, found = given !== '' && alike(given, answer)): Said[] {
  const lines: Said[] = [];
  if (given === '' && !found) lines.push(line('boyard-told-nothing'));
  else if (given !== '' && !alike(given, answer)) lines.push(line('boyard-told-given', { given }));
  if (answer !== '') lines.push(line('boyard-told-answer', { answer }));
  return lines;
}

function reason({ why }: Record<string, unknown>): Said[] {
  return typeof why === 'string' && why !== '' ? [line('boyard-show-why', { why })] : [];
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function alike(one: string, other: string): boolean {
  return one.trim().localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}

/** The table's language, if what was written or read out is told in it; names of signs are in each reader's own. */
export function languageOf({ puzzle }: Record<string, unknown>, table: TableInfo): string | undefined {
  const written = ['riddle', 'guess', 'letters', undefined].includes(puzzle as string | undefined);
  return written ? String(table.options['language'] ?? '') : undefined;
}

/** Who attempted the trial that ended with it, the challenger of a duel first. */
export function attempted(event: Happened, table: TableInfo): string[] {
  const rival = event.facts['rival'];
  const seats = typeof rival === 'number' ? [event.seat, rival] : [event.seat];
  return seats.map((seat) => nameAt(table, seat));
}

function line(id: string, args?: Record<string, string | number>): Said {
  return args === undefined ? { id } : { id, args };
}
