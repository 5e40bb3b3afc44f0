/** Under which name a device shows that a seat is waited for: a later word takes the place of an earlier one. */
export function callTag(table: string, seat: number): string {
  return `turn ${table} ${seat}`;
}
