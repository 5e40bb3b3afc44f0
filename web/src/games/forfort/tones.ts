import type { Happened } from '../../wire';
import type { Tone } from '../skin';

const TONES: Record<string, Tone> = {
  drew: 'card',
  gave: 'card',
  used: 'card',
  passed: 'card',
  revealed: 'card',
  camp: 'token',
  bridge: 'token',
  'token-back': 'token',
  built: 'build',
  army: 'march',
  advanced: 'march',
  left: 'march',
  combo: 'spark',
  destroyed: 'crash',
  hit: 'crash',
  fell: 'crash',
  defeated: 'crash',
  first: 'shuffle',
  'last-round': 'turn',
  finished: 'end',
  counted: 'end',
};

/** How an event sounds. */
export function tone(event: Happened): Tone | null {
  return TONES[event.code] ?? null;
}
