import type { TableInfo } from '../wire';

/** In which place a seat ended, from 1; equal points share a place. */
export function placeOf(table: Pick<TableInfo, 'winners' | 'scores'>, seat: number): number {
  const { winners, scores } = table;
  if (winners.includes(seat)) return 1;
  const better = scores.filter((score, other) => winners.includes(other) || score > (scores[seat] ?? 0));
  return 1 + better.length;
}
