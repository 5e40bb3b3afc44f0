/** What can have the focus. */
const REACHABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';

function reachable(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHABLE)].filter((one) => one.offsetParent !== null);
}

/** Take the focus to where something is to be done: what is marked for it, else where it is, else the first thing there. */
export function focusFirst(within: HTMLElement): void {
  const marked = within.querySelector<HTMLElement>('[data-first]:not(:disabled)');
  // before anybody can judge, the card is read, which stands above and stays in sight
  if (marked !== null) marked.focus({ preventScroll: marked.closest('.verdict') !== null });
  else if (!within.contains(document.activeElement)) (reachable(within)[0] ?? within).focus({ preventScroll: true });
}

/** Tab at either end comes back in at the other. */
export function keepTab(event: KeyboardEvent, within: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = reachable(within);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) {
    event.preventDefault();
    return;
  }
  const at = document.activeElement;
  if (event.shiftKey && (at === first || !within.contains(at))) last.focus();
  else if (!event.shiftKey && (at === last || !within.contains(at))) first.focus();
  else return;
  event.preventDefault();
}
