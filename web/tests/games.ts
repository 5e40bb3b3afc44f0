import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WEB } from './server';

const FOLDER = join(WEB, 'src', 'games');

/** Every game that has a board in this build. */
export const GAMES = readdirSync(FOLDER).filter((game) => existsSync(join(FOLDER, game, 'index.ts')));
