import type { Skin } from '../games/skin';
import PlainBoard from './PlainBoard.svelte';

/** What every game can be played with: the question and its answers in the bar, the rest as lists. */
export const plainSkin: Skin = {
  Board: PlainBoard,
  reference: () => import('./PlainReference.svelte'),
  shortcuts: [],
  onBoard: () => false,
  coach: () => [],
  tone: () => null,
};
