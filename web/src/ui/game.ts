import { ownSkin } from '../games';
import type { Skin } from '../games/skin';
import type { TableInfo } from '../wire';
import { hasUsualPieces } from '../state/pieces';
import { loadWords, say } from '../words/index.svelte';
import { api, tell } from './app.svelte';

/** All that is needed to draw a game: its board, its pieces and its words. */
export interface Drawn {
  skin: Skin;
  pieces: unknown;
  /** Does it hide anything from a seat? If not, people around one screen need no curtain. */
  hides: boolean;
  /** Can one say ahead what one will answer? */
  orders: boolean;
}

/** A game as it is usually played, or with the pieces of a table. */
export async function drawn(game: string, table?: TableInfo): Promise<Drawn> {
  const [skin, pieces, games] = await Promise.all([skinOf(game), piecesOf(game, table), api.games(), loadWords(game)]);
  const info = games.find((known) => known.name === game);
  return { skin, pieces, hides: info?.hides ?? true, orders: info?.orders ?? false };
}

async function piecesOf(game: string, table?: TableInfo): Promise<unknown> {
  const usual = (await api.games()).find((known) => known.name === game);
  if (table === undefined || usual === undefined || hasUsualPieces(table, usual)) return api.components(game);
  return api.tableComponents(table.id);
}

/** The board of this build, else the one that the game's package brings, else the plain one. */
async function skinOf(game: string): Promise<Skin> {
  const own = await ownSkin(game);
  if (own !== null) return own;
  const info = (await api.games()).find((one) => one.name === game);
  if (info?.board === true) {
    try {
      return await (await import('../boards/foreign')).foreignSkin(game);
    } catch (error) {
      console.warn(`the board of ${game} does not work`, error);
      tell(say('web-board-broken'), 'bad');
    }
  }
  return (await import('../boards/plain')).plainSkin;
}

/** Give the page the look of a game; the answer takes it away. */
export function dress(game: string): () => void {
  document.documentElement.dataset['game'] = game;
  return () => delete document.documentElement.dataset['game'];
}
