import type { Skin } from './skin';

/** The games that have a board. Each is a chunk of its own, with its words beside it. */
const skins: Record<string, () => Promise<{ skin: unknown }>> = {
  fort: () => import('./fort'),
  forfort: () => import('./forfort'),
};

export function hasSkin(game: string): boolean {
  return game in skins;
}

/** The board of a game. View and pieces are typed within the game; the shell only carries them. */
export async function loadSkin(game: string): Promise<Skin> {
  const load = skins[game];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await load()).skin as Skin;
}
