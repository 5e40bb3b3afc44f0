/** Every board is laid out for the room that a laptop of 1366 by 768 leaves it beside the log. */
const LAPTOP = { width: 1030, height: 596 };
/** Below this height a board is laid out flat: of 768 lines, what the bars leave, and not much more. */
export const LOW = 690;
/** The narrowest screen that boards are laid out for. */
const NARROWEST = 344;
const LARGEST = 3;
/** A window that is a little smaller than a laptop's shows all of the board, a little smaller. */
const SMALLEST = 0.83;
/** What lacks so little is in the gaps. */
const AS_LAID_OUT = 0.98;
/** Broader than that, in heights, a screen has its board beside the log. */
const BROAD = 1.3;

/**
 * How many times as large as laid out a board is shown: as the room allows, and no smaller than the letters that somebody wants.
 * Letters count only as far as the width allows: a board that is too high can be scrolled.
 */
export function fitting(width: number, height: number, letters: number): number {
  if (width === 0) return 1;
  const room = Math.min(width / LAPTOP.width, height / LAPTOP.height);
  const broad = width >= SMALLEST * LAPTOP.width && width > BROAD * height;
  const least = broad && letters <= 1 ? SMALLEST : Math.max(1, Math.min(letters, width / NARROWEST));
  const wanted = Math.max(room >= AS_LAID_OUT ? Math.max(room, 1) : room, least);
  return Math.floor(Math.min(wanted, LARGEST) * 100) / 100;
}

/** Where something that was measured on the screen lies within a board, in the lengths that the board is laid out in. */
export function within(
  board: HTMLElement,
  place: { left: number; top: number; width?: number; height?: number },
): DOMRect {
  const box = board.getBoundingClientRect();
  const fit = board.offsetWidth > 0 ? box.width / board.offsetWidth : 1;
  const { left, top, width = 0, height = 0 } = place;
  return new DOMRect((left - box.left) / fit, (top - box.top) / fit, width / fit, height / fit);
}
