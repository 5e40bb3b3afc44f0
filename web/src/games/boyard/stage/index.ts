import type { Happened } from '../../../wire';

export { default as Stage } from './LazyStage.svelte';

/** Around one table the die is rolled by hand: the screen waits with what it knows. */
export function waits(event: Happened): boolean {
  return event.code === 'roll' || event.code === 'first-roll';
}
