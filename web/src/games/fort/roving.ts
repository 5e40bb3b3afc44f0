/** One tab stop for a row of things: arrow keys go from one to the next, Home and End to the ends. */
import type { Attachment } from 'svelte/attachments';

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (row) => {
  const things = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button.thing')];

  /** The stop is where the focus was, else at the first thing that can be chosen. */
  function settle(): void {
    const all = things();
    const stop =
      all.find((thing) => thing === document.activeElement) ??
      all.find((thing) => thing.classList.contains('can')) ??
      all[0];
    for (const thing of all) {
      const wanted = thing === stop ? 0 : -1;
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
    }
  }
  function key(event: KeyboardEvent): void {
    const all = things();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = KEYS[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? null : at + step;
    const thing = next === null ? undefined : all[next];
    if (thing === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    thing.focus();
    settle();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  row.addEventListener('keydown', key);
  row.addEventListener('focusin', settle);
  return () => {
    watch.disconnect();
    row.removeEventListener('keydown', key);
    row.removeEventListener('focusin', settle);
  };
};
