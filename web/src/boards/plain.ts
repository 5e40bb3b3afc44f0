import type { Skin } from '../games/skin';
import PlainBoard from './PlainBoard.svelte';
import PlainReference from './PlainReference.svelte';

/** What every game can be played with: the question and its answers in the bar, the rest as lists. */
export const plainSkin: Skin = {
  Board: PlainBoard,
  Reference: PlainReference,
  shortcuts: [],
  onBoard: () => false,
  coach: () => null,
  tone: () => null,
};
