import type { Skin } from '../skin';
import Board from './Board.svelte';
import { coach } from './coach';
import { onBoard } from './moves';
import Reference from './Reference.svelte';
import { tone } from './tones';
import type { BoyardPieces, BoyardView } from './types';

export const skin: Skin<BoyardView, BoyardPieces> = {
  Board,
  Reference,
  shortcuts: [{ key: 's', message: { id: 'web-boyard-key-sheets', args: {} } }],
  onBoard,
  coach,
  tone,
};
