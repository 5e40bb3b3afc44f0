import type { Skin } from '../skin';
import Board from './Board.svelte';
import { coach } from './coach';
import { story } from './story';
import { tone } from './tones';
import type { ForFortComponents, ForFortView } from './types';

export const skin: Skin<ForFortView, ForFortComponents> = {
  Board,
  reference: () => import('./Reference.svelte'),
  workshop: () => import('./workshop'),
  shortcuts: [
    { key: 'd', message: { id: 'web-forfort-key-discard', args: {} } },
    { key: 'Escape', message: { id: 'web-forfort-key-drop', args: {} } },
  ],
  // combos and refusals to lower a bridge belong to no place on the table
  onBoard: ({ meaning }) => !['combo', 'no drawbridge', 'take'].includes(meaning.verb),
  coach,
  story,
  tone,
};
