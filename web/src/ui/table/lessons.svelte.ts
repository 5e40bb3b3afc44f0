import { untrack } from 'svelte';
import type { Lesson } from '../../games/lesson';
import { settings } from '../../state/settings.svelte';
import type { Playing } from './playing.svelte';

/** The guided first game: which lesson is given now. */
export class Lessons {
  /** All that fit the table as it is now. */
  readonly due = $derived.by((): Lesson[] => {
    const { parts, paused, seen, store, question, curtain } = this.playing;
    // while the screen waits, what it knows already is no news yet
    const waits = paused.next !== null;
    const view = waits ? paused.view : seen.view;
    if (!settings.coach || store.seat === null || view === null || curtain !== null) return [];
    return parts.skin.coach(view, waits ? null : question, parts.pieces);
  });

  private readonly next = $derived(this.due.find((lesson) => !settings.learnt.includes(lesson.id)) ?? null);

  /** The lesson to show; nothing is explained of a moment that is looked back at. */
  readonly current = $derived.by(() => (this.playing.past === null ? this.next : null));

  constructor(private readonly playing: Playing) {
    let given: string | null = null;
    // a lesson that was shown ends with its moment: the player has done what it speaks of
    $effect(() => {
      const now = this.next?.id ?? null;
      const still = this.due.some((lesson) => lesson.id === given);
      untrack(() => {
        if (given !== null && given !== now && !still) settings.learn(given);
        given = now;
      });
    });
  }
}

/** Forget which lessons of a game were given, and give them again. */
export function teachAgain(game: string): void {
  const others = settings.learnt.filter((lesson) => !lesson.startsWith(`web-${game}-coach-`));
  settings.set({ coach: true, learnt: others });
}
