import { USUAL_TERMS, type TableInfo } from '../../wire';
import type { Playing } from './playing.svelte';

/** Milliseconds that a bot takes at least, from the slowest to the quickest. */
export const PACES = [3000, 1500, 700, 300, 0];

export function paceOf(table: TableInfo): number {
  return table.terms.pace ?? USUAL_TERMS.pace;
}

/** The next quicker pace; null if bots take no time at all. */
export function fasterThan(table: TableInfo): number | null {
  return PACES.find((pace) => pace < paceOf(table)) ?? null;
}

/** Does nobody play but the people at this device, and bots? Then its pace is theirs. */
export function isAlone(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.kind !== 'person' || seat.mine || seat.resigned);
}

/** Is it the turn of bots, whom nobody else watches? */
export function waitsForBots({ table, store, actor, past, curtain }: Playing): boolean {
  if (table.status !== 'playing' || store.seat === null || past !== null || curtain !== null) return false;
  const turn = actor === null ? undefined : table.seats[actor];
  return isAlone(table) && (turn?.kind === 'bot' || (turn?.standin ?? null) !== null);
}
