import type { GameInfo, TableInfo } from '../wire';

/** Is the table played with the pieces that new tables of the game have? Options may bring others. */
export function hasUsualPieces(table: TableInfo, game: GameInfo): boolean {
  const same = game.options.every((option) => table.options[option.name] === option.default);
  return same && table.rules === game.rules && table.data === game.data;
}
