import { listed, say } from '../../../../words/index.svelte';
import { seatName } from '../../../../words/seats';
import type { TableInfo } from '../../../../wire';

/** Who sits there. */
export function nameAt(table: TableInfo, seat: number | undefined): string {
  const found = table.seats.find((one) => one.seat === seat);
  return found === undefined ? '' : seatName(found);
}

/** A sign by its name. */
export function signName(sign: string): string {
  return say('boyard-sign', { sign });
}

/** A cell of four in a row, by its column and row. */
export function cellName(cell: number): string {
  return `${'ABCD'[cell % 4] ?? ''}${Math.floor(cell / 4) + 1}`;
}

/** What the drawings of the odd one out are made of: each detail in one of its ways. */
export function detailNames(details: Record<string, number>): string {
  return listed(Object.entries(details).map(([detail, way]) => say(`boyard-odd-${detail}`, { way })));
}

/** What is asked of the one who attempts it; whoever looks on is told who does. */
export function asked(mine: boolean, line: string, table: TableInfo, seats: number[]): string {
  return mine ? line : say('boyard-play-answers', { seat: nameAt(table, seats[0]) });
}

/** Whose move it is. */
export function moves(table: TableInfo, turn: number, seat: number | null): string {
  if (turn === seat) return say('boyard-play-your-move');
  return say('boyard-face-move', { seat: nameAt(table, turn) });
}
