import type { Attachment } from 'svelte/attachments';
import { named, neighbour } from './keys';

/** How many columns a board has at this width: as many as its first row. */
function columnsOf(places: HTMLElement[]): number {
  const top = places[0]?.offsetTop;
  const first = places.findIndex((place) => place.offsetTop !== top);
  return first < 0 ? Math.max(1, places.length) : first;
}

/** One tab stop for a board of buttons; arrow keys go from place to place as they lie. */
export const roam: Attachment<HTMLElement> = (board) => {
  const places = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('button')];

  function settle(): void {
    const all = places();
    const stop = all.find((place) => place === document.activeElement) ?? all.find((place) => place.tabIndex === 0);
    for (const place of all) {
      const wanted = place === (stop ?? all[0]) ? 0 : -1;
      if (place.tabIndex !== wanted) place.tabIndex = wanted;
    }
  }
  function key(event: KeyboardEvent): void {
    const all = places();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const pressed = named(event);
    const next = at < 0 || pressed === null ? null : neighbour(at, pressed, columnsOf(all), all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
    settle();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener('keydown', key);
  board.addEventListener('focusin', settle);
  return () => {
    watch.disconnect();
    board.removeEventListener('keydown', key);
    board.removeEventListener('focusin', settle);
  };
};
