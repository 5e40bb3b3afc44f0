import type { Skin } from '../skin';
import Board from './Board.svelte';
import { coach } from './coach';
import { onBoard } from './moves';
import { Stage, waits } from './stage';
import { story } from './story';
import { tone } from './tones';
import type { BoyardPieces, BoyardView } from './types';

export const skin: Skin<BoyardView, BoyardPieces> = {
  Board,
  reference: () => import('./Reference.svelte'),
  Stage,
  waits,
  shortcuts: [{ key: 's', message: { id: 'web-boyard-key-sheets', args: {} } }],
  onBoard,
  coach,
  story,
  tone,
};
