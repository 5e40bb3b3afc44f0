/** How far a page key leads, in lines. */
const PAGE = 10;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows walk along the buttons of a list, which is one stop for the tab key. At its ends the key is left to the page. */
export function walked(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = Math.max(0, Math.min(buttons.length - 1, at + step));
  if (at < 0 || next === at) return;
  event.preventDefault();
  buttons[next]?.focus();
}
