/** A player's own notes; it stays in this browser, by table and seat. */

function keyOf(table: string, seat: number): string {
  return `forts-note-${table}-${seat}`;
}

export function readNote(table: string, seat: number): string {
  try {
    return localStorage.getItem(keyOf(table, seat)) ?? '';
  } catch {
    return '';
  }
}

export function keepNote(table: string, seat: number, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(table, seat));
    else localStorage.setItem(keyOf(table, seat), text);
  } catch {
    // a full or forbidden shelf: the note holds for this visit
  }
}
