import type { Happened, SheetInfo } from '../../../wire';

/** What came of a trial. */
export interface Result {
  /** Which trial: the number of the action that ended it. */
  at: number;
  /** How it ended, and what it brought. */
  lines: Happened[];
  /** What was asked and answered, in the game's words. */
  note: Record<string, unknown>;
  good: boolean;
}

/** What tells how a trial ended. */
const ENDS = ['passed', 'failed', 'duel', 'handful'];
/** What it brought. */
const BROUGHT = ['gain', 'no-key', 'enter', 'out', 'token', 'counted'];

/** The newest trial that ended in what happened, as those at these seats take it; null if none did. */
export function resultIn(events: readonly Happened[], seats: readonly number[]): Result | null {
  const end = events.findLast((event) => event.note && ENDS.includes(event.code));
  if (end?.note === undefined || end.note === null) return null;
  const from = events.indexOf(end);
  const lines = [end];
  for (const event of events.slice(from + 1)) {
    // what follows belongs to it until somebody's turn begins, or the next trial
    if (event.code === 'turn' || event.code === 'round' || ENDS.includes(event.code)) break;
    if (BROUGHT.includes(event.code)) lines.push(event);
  }
  const good = end.code === 'duel' ? wellFought(end, seats) : end.code !== 'failed';
  return { at: end.at, lines, note: end.note, good };
}

/** Has a duel a winner, and is it nobody's defeat here? Of two at one screen one has won. */
function wellFought(duel: Happened, seats: readonly number[]): boolean {
  const winner = Number(duel.facts['winner']);
  const fought = [duel.seat, Number(duel.facts['rival'])].some((seat) => seats.includes(seat));
  return winner >= 0 && (!fought || seats.includes(winner));
}

/** A clue that somebody has been told. */
export interface Clue {
  seat: number;
  /** From 1. */
  number: number;
  text: string;
}

/** The clues that came since so many were known of each seat. */
export function newClues(known: readonly number[], sheets: readonly SheetInfo[]): Clue[] {
  return sheets.flatMap((sheet) =>
    sheet.told
      .map((text, at) => ({ seat: sheet.seat, number: at + 1, text }))
      .slice(known[sheet.seat] ?? sheet.told.length),
  );
}
