import type { Component } from 'svelte';
import type { Skin } from './skin';

/** The boards that are part of this build: one a folder, each a chunk of its own, with its words beside it. */
const skins = import.meta.glob<{ skin: unknown }>('./*/index.ts');
/** Their pictures; the first page shows them at once. */
const scenes = import.meta.glob<{ default: Component }>('./*/Scene.svelte', { eager: true });

/** The game that stands first. */
const FIRST = 'fort';

/** The games that have a board in this build. */
export const OWN: string[] = Object.keys(skins)
  .map((path) => path.split('/')[1] ?? '')
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST) || one.localeCompare(other));

/** The board of a game; null if this build has none. View and pieces are typed within the game. */
export async function ownSkin(game: string): Promise<Skin | null> {
  const load = skins[`./${game}/index.ts`];
  return load === undefined ? null : ((await load()).skin as Skin);
}

/** The picture of a game; null if it brings none. */
export function sceneOf(game: string): Component | null {
  return scenes[`./${game}/Scene.svelte`]?.default ?? null;
}
