import { loadSkin } from '../games';
import type { Skin } from '../games/skin';
import type { TableInfo } from '../protocol';
import { hasUsualPieces } from '../state/pieces';
import { loadWords } from '../words/index.svelte';
import { api } from './app.svelte';

/** All that is needed to draw a game: its board, its pieces and its words. */
export interface Drawn {
  skin: Skin;
  pieces: unknown;
}

/** A game as it is usually played, or with the pieces of a table. */
export async function drawn(game: string, table?: TableInfo): Promise<Drawn> {
  const [skin, pieces] = await Promise.all([loadSkin(game), piecesOf(game, table), loadWords(game)]);
  return { skin, pieces };
}

async function piecesOf(game: string, table?: TableInfo): Promise<unknown> {
  const usual = (await api.games()).find((known) => known.name === game);
  if (table === undefined || usual === undefined || hasUsualPieces(table, usual)) return api.components(game);
  return api.tableComponents(table.id);
}

/** Give the page the look of a game; the answer takes it away. */
export function dress(game: string): () => void {
  document.documentElement.dataset['game'] = game;
  return () => delete document.documentElement.dataset['game'];
}
