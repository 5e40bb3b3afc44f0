/** Keys of the mini-games. */

const FIELDS = 'input, textarea, select, [contenteditable]';
const OWNED = `button, a[href], summary, ${FIELDS}`;

/** What of a key event matters; so that it can be asked without a browser. */
export interface KeyPressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The name of a key: `1` to `9` and `0` wherever a keyboard has them (a French one needs Shift for digits, nobody
 * should), letters in lower case, `Space`, else the browser's name. Null with Ctrl, Alt or Meta: the browser's own.
 */
export function named(event: KeyPressed): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const row = ['Digit', 'Numpad'].find((row) => event.code.startsWith(row) && event.code.length === row.length + 1);
  if (row !== undefined) return event.code.slice(row.length);
  if (event.key === ' ') return 'Space';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Is a key that was pressed there meant for the mini-game, and not for a field, another button or a dialog? */
export function meant(target: EventTarget | null, ground: HTMLElement): boolean {
  if (!(target instanceof Element)) return true;
  if (ground.contains(target)) return !target.matches(FIELDS);
  const dialog = target.closest('dialog');
  return target.closest(OWNED) === null && (dialog === null || dialog.contains(ground));
}

/** Where an arrow key leads on a board of so many places in rows; the same place at an edge, null for other keys. */
export function neighbour(at: number, key: string, columns: number, count: number): number | null {
  const column = at % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at;
    case 'ArrowRight':
      return column < columns - 1 && at + 1 < count ? at + 1 : at;
    case 'ArrowUp':
      return at >= columns ? at - columns : at;
    case 'ArrowDown':
      return at + columns < count ? at + columns : at;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
