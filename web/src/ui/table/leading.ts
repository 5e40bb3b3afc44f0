import { settings } from '../../state/settings.svelte';

/** Leads the focus to the question of a table: who listens hears it, and the next tab stop is its first answer. */
export function leadToQuestion(): void {
  if (document.querySelector('dialog[open], [data-stage="on"]') !== null) return;
  // by a remote one goes from answer to answer
  const wanted = settings.afar ? '.bar .moves button' : '[data-question]';
  document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
}

/** Has nobody chosen yet where the focus is? */
export function unfocused(): boolean {
  return document.activeElement === null || document.activeElement.matches('body, main, h1');
}

/**
 * Take the focus from what was chosen, before the answer takes it off the page: a browser that loses its focus with a piece of
 * the page lays out all of it on the spot. Who plays on the board by keyboard is led on from there by the board.
 */
export function letGo(): void {
  const chosen = document.activeElement;
  if (chosen instanceof HTMLElement && chosen.closest('.bar .moves, .board') !== null)
    if (chosen.closest('.bar') !== null || !chosen.matches(':focus-visible')) chosen.blur();
}
