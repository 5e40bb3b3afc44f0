import { loadSkin } from '../games';
import type { Skin } from '../games/skin';
import { loadWords } from '../words/index.svelte';
import { api } from './app.svelte';

/** All that is needed to draw a game: its board, its pieces and its words. */
export interface Drawn {
  skin: Skin;
  pieces: unknown;
}

export async function drawn(game: string): Promise<Drawn> {
  const [skin, pieces] = await Promise.all([loadSkin(game), api.components(game), loadWords(game)]);
  return { skin, pieces };
}

/** Give the page the look of a game; the answer takes it away. */
export function dress(game: string): () => void {
  document.documentElement.dataset['game'] = game;
  return () => delete document.documentElement.dataset['game'];
}
