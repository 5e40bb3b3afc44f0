/** How what happens sounds. */
import type { Happened } from '../../wire';
import type { Tone } from '../skin';

const TONES: Readonly<Record<string, Tone>> = {
  play: 'card',
  add: 'card',
  follow: 'card',
  tuck: 'card',
  recruit: 'card',
  kept: 'card',
  'take-back': 'card',
  gather: 'token',
  pack: 'token',
  pay: 'token',
  spend: 'token',
  convert: 'token',
  points: 'point',
  sculpture: 'point',
  level: 'build',
  perk: 'spark',
  rule: 'spark',
  'use-perk': 'spark',
  trash: 'crash',
  'trash-yard': 'crash',
  'trash-played': 'crash',
  shuffle: 'shuffle',
  turn: 'turn',
  over: 'end',
};

export function tone(event: Happened): Tone | null {
  return TONES[event.code] ?? null;
}
