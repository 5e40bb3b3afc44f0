/** Taking one of a row to another place; the others make room. */
export function moved<Thing>(row: readonly Thing[], from: number, to: number): Thing[] {
  const rest = row.filter((_, at) => at !== from);
  const taken = row[from];
  return taken === undefined ? [...row] : [...rest.slice(0, to), taken, ...rest.slice(to)];
}
