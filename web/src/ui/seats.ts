/** How many seats have a colour of their own in theme.css; where more sit down, colours come round again. */
export const SEATS = 6;

/** The colour of a seat, as a CSS value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SEATS})`;
}
