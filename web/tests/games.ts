import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './server';

const FOLDER = join(WEB, 'src', 'games');

/** Every game that has a board in this build. */
export const GAMES = readdirSync(FOLDER).filter((game) => existsSync(join(FOLDER, game, 'index.ts')));

/** Options that make a game short, for those that have some. */
export const SHORT: Record<string, Record<string, string | number | boolean>> = {
  fort: { max_rounds: 4 },
  forfort: { armies: 3 },
};

/** The key that opens a panel of the game's own: the first of its shortcuts. */
export function panelKey(game: string): string {
  const found = /shortcuts: \[\s*\{ key: '(.)'/.exec(readFileSync(join(FOLDER, game, 'index.ts'), 'utf8'));
  if (found?.[1] === undefined) throw new Error(`${game} has no shortcut`);
  return found[1];
}
