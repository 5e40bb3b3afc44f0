import type { Happened } from '../../wire';
import type { Tone } from '../skin';

const TONES: Readonly<Record<string, Tone>> = {
  'first-roll': 'shuffle',
  roll: 'shuffle',
  walk: 'march',
  swim: 'march',
  climb: 'march',
  prize: 'card',
  rival: 'card',
  passed: 'spark',
  duel: 'build',
  gain: 'point',
  failed: 'crash',
  prison: 'build',
  dive: 'crash',
  'let-go': 'crash',
  enter: 'spark',
  out: 'crash',
  paid: 'token',
  token: 'token',
  counted: 'point',
  round: 'turn',
  over: 'end',
};

/** How an event sounds. */
export function tone(event: Happened): Tone | null {
  return TONES[event.code] ?? null;
}
