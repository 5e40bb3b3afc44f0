import type { Skin } from '../skin';
import Board from './Board.svelte';
import { coach } from './coach';
import { doing, keyOf, thingOf } from './moves';
import { story } from './story';
import { tone } from './tones';
import type { FortPieces, FortView } from './types';

export const skin: Skin<FortView, FortPieces> = {
  Board,
  reference: () => import('./Reference.svelte'),
  workshop: () => import('./workshop'),
  shortcuts: [{ key: 'd', message: { id: 'web-fort-key-discard', args: {} } }],
  // starting an action is the answer most wanted: it stays in front of the bar too
  onBoard(move) {
    const thing = thingOf(move);
    return thing !== null && keyOf(thing) !== keyOf(doing('start'));
  },
  coach,
  story,
  tone,
};
