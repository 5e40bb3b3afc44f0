/** The name of a card in a row, which it keeps when others leave: its own, and the how many-th of its kind it is. */
export function copyAt(row: readonly string[], at: number): string {
  const id = row[at] ?? '';
  return `${id}-${row.slice(0, at).filter((other) => other === id).length}`;
}
