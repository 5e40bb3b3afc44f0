/** Going about a page by four arrows, as a TV's remote has them. */

/** Where something is on the page. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The number of the spot that lies next in that direction; null if there is none. */
export function nextSpot(from: Spot, spots: readonly Spot[], way: Way): number | null {
  let best: { at: number; far: number } | null = null;
  for (const [at, spot] of spots.entries()) {
    const ahead = way === 'ArrowLeft' || way === 'ArrowRight' ? across(from, spot, way) : down(from, spot, way);
    if (ahead !== null && (best === null || ahead < best.far)) best = { at, far: ahead };
  }
  return best?.at ?? null;
}

/** What lies aside counts for so much more than what lies ahead. */
const ASIDE = 3;

function across(from: Spot, to: Spot, way: Way): number | null {
  const ahead = way === 'ArrowRight' ? to.left - from.right : from.left - to.right;
  return far(ahead, from.right - from.left, gap(from.top, from.bottom, to.top, to.bottom));
}

function down(from: Spot, to: Spot, way: Way): number | null {
  const ahead = way === 'ArrowDown' ? to.top - from.bottom : from.top - to.bottom;
  return far(ahead, from.bottom - from.top, gap(from.left, from.right, to.left, to.right));
}

/** Edges of neighbours may overlap a little. */
function far(ahead: number, size: number, aside: number): number | null {
  return ahead < -Math.min(8, size / 2) ? null : Math.max(0, ahead) + aside * ASIDE;
}

function gap(low: number, high: number, otherLow: number, otherHigh: number): number {
  return Math.max(0, otherLow - high, low - otherHigh);
}

const REACHABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
const WAYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Move the focus by an arrow, within what is in front: a dialog, a trial, else the page. Enter opens a list. */
export function byArrow(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
    event.preventDefault();
    event.target.showPicker();
    return;
  }
  if (event.defaultPrevented || !WAYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = event.key as Way;
  const at = document.activeElement;
  if (at instanceof HTMLElement && keepsArrow(at, way)) return;
  // a strip that tells how a trial ended holds nobody up
  const front =
    document.querySelector('dialog[open]') ?? document.querySelector('[data-stage]:not(.strip)') ?? document.body;
  const all = [...front.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (one) => one.offsetParent !== null || getComputedStyle(one).position === 'fixed',
  );
  const found = at instanceof HTMLElement && all.includes(at) ? beside(at, all, way) : start(front, all);
  if (found === undefined) return;
  event.preventDefault();
  found.focus();
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function beside(at: HTMLElement, all: HTMLElement[], way: Way): HTMLElement | undefined {
  const others = all.filter((one) => one !== at);
  const next = nextSpot(
    at.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    way,
  );
  return next === null ? undefined : others[next];
}

function start(front: Element, all: HTMLElement[]): HTMLElement | undefined {
  return all.find((one) => one.hasAttribute('data-first')) ?? all.find((one) => front.contains(one));
}

/** A field needs some arrows for itself. */
function keepsArrow(at: HTMLElement, way: Way): boolean {
  if (at.matches('input[type="range"], input[type="number"]')) return true;
  return at.matches('textarea, input:not([type="checkbox"], [type="radio"])') && /Left|Right/.test(way);
}
