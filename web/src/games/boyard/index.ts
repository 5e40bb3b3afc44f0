import type { Skin } from '../skin';
import Board from './Board.svelte';
import { coach } from './coach';
import { onBoard } from './moves';
import Reference from './LazyReference.svelte';
import { Stage, waits } from './stage';
import { tone } from './tones';
import type { BoyardPieces, BoyardView } from './types';

export const skin: Skin<BoyardView, BoyardPieces> = {
  Board,
  Reference,
  Stage,
  waits,
  shortcuts: [{ key: 's', message: { id: 'web-boyard-key-sheets', args: {} } }],
  onBoard,
  coach,
  tone,
};
