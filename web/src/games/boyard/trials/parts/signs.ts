/** Signs of the mini-games, drawn in a square of 48; told apart by shape alone. */

/** A rod, a rope, a ring: a line of a colour between two lines of ink. */
export function rod(path: string, colour: string, width = 3.5): string {
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${path}"`;
  return (
    `<path ${line} stroke="var(--art)" stroke-width="${width + 4}"/>` +
    `<path ${line} stroke="var(--${colour})" stroke-width="${width}"/>`
  );
}

/** A shape with a line of ink around it, of one of our colours, or of a fill as CSS has it. */
export function shape(path: string, colour: string): string {
  return `<path fill="${colour.startsWith('#') || colour.includes('(') ? colour : `var(--${colour})`}" d="${path}"/>`;
}

/** Lines of ink alone. */
export function ink(path: string, width = 2): string {
  return `<path fill="none" stroke-width="${width}" d="${path}"/>`;
}

/** Dots of ink. */
export function dots(...places: [x: number, y: number, radius: number][]): string {
  return places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--art)" stroke="none"/>`).join('');
}

const FLAME = 'M24 29c-6 0-9-4-8-9 1-4 5-6 5-12 7 3 12 8 11 14-.6 4-4 7-8 7z';

export const SIGNS: Readonly<Record<string, string>> = {
  anchor:
    rod('M24 14V40M15 20H33M8 29c1 7 7 11 16 12 9-1 15-5 16-12', 'steel', 4) +
    `<circle cx="24" cy="10" r="4.5" fill="none" stroke-width="7"/>` +
    `<circle cx="24" cy="10" r="4.5" fill="none" stroke="var(--steel)" stroke-width="3"/>`,
  shell:
    shape('M19 40C9 36 4 27 8 18 11 11 17 7 24 7s13 4 16 11c4 9-1 18-11 22-2 1.500-8 1.500-10 0z', 'coral') +
    ink('M24 39V8M22 38 16 10M26 38l6-28M20 38 10 16M28 38l10-22'),
  star:
    shape(
      'M24 5c2 0 4 11 6 12s13 0 14 2-8 8-9 11 5 11 3 13-11-4-14-4-12 6-14 4 4-10 3-13-10-9-9-11 12-1 14-2 4-12 6-12z',
      'brass',
    ) + dots([24, 16, 1.5], [24, 25, 2], [33, 22, 1.5], [15, 22, 1.5], [29, 33, 1.5], [19, 33, 1.5]),
  wave:
    shape('M4 40c5-4 6-25 21-28 10-1 16 6 15 13-1 5-5 7-9 6 3-2 3-7-2-8-6-1-8 6-5 10 4 5 11 4 20 7z', 'sea') +
    ink('M10 40c5-6 6-19 15-22M18 40c0-3-1-7 1-11'),
  lantern:
    ink('M17 12a7 7 0 0 1 14 0', 2.4) +
    shape('M15 18h18v20H15z', 'flame-core') +
    shape('M24 35c-4 0-5-3-4-6 1-2 4-4 4-7 3 3 5 5 4.500 8-.5 3-2 5-4.500 5z', 'flame') +
    shape('M16 12h16l4 7H12z', 'steel') +
    shape('M12 37h24v6H12z', 'steel') +
    ink('M15 19v18M33 19v18'),
  key:
    rod('M22 24H42M35 25v6M41 25v5', 'brass', 4) +
    `<circle cx="14" cy="24" r="7" fill="none" stroke-width="8.500"/>` +
    `<circle cx="14" cy="24" r="7" fill="none" stroke="var(--brass)" stroke-width="4.500"/>`,
  coin:
    `<circle cx="24" cy="24" r="18" fill="var(--brass)"/>` +
    ink('M24 11a13 13 0 1 0 .1 0', 1.6) +
    shape('M17 31v-9h3v3h2.500v-3h3v3H28v-3h3v9z', 'brass-deep'),
  tiger:
    shape('M9 12c-2-5 2-8 7-4 5-2 11-2 16 0 5-4 9-1 7 4 4 8 3 17-1 23-7 8-21 8-28 0-4-6-5-15-1-23z', 'flame') +
    shape('M14 32c2-4 7-5 10-5s8 1 10 5c-2 8-18 8-20 0z', 'white') +
    ink('M24 7v8M19 8l1 5M29 8l-1 5M8 22l6 1M8 28l5-1M40 22l-6 1M40 28l-5-1M24 33v3M20 37c2 1 3 0 4-1 1 1 2 2 4 1') +
    shape('M21 30h6l-3 3.500z', 'coral') +
    dots([17, 22, 2.2], [31, 22, 2.2]),
  rope:
    rod('M9 35c0-6 30-6 30 0s-30 6-30 0', 'rope') +
    rod('M10 27c0-6 28-6 28 0s-28 6-28 0', 'rope') +
    rod('M11 19c0-6 26-6 26 0s-26 6-26 0M36 17c4-4 3-9-2-10', 'rope'),
  gull:
    shape('M24 21C19 13 11 11 3 17c7 0 12 3 15 10l4 10h4l4-10c3-7 8-10 15-10-8-6-16-4-21 4z', 'white') +
    shape('M21 31h6l-3 9z', 'flame') +
    ink('M3 17c3 0 5 .3 7 1M45 17c-3 0-5 .3-7 1', 4) +
    dots([21.5, 28, 1.3], [26.5, 28, 1.3]),
  crab:
    ink('M12 32 5 36M13 36l-5 6M36 32l7 4M35 36l5 6', 3) +
    shape('M9 24C3 20 3 11 8 7c0 4 2 4 4 1 4 4 3 11-1 15z', 'red') +
    shape('M39 24c6-4 6-13 1-17 0 4-2 4-4 1-4 4-3 11 1 15z', 'red') +
    shape('M24 19c10 0 16 5 15 12-2 6-8 9-15 9s-13-3-15-9c-1-7 5-12 15-12z', 'red') +
    ink('M19 20v-6M29 20v-6M19 33c3 2 7 2 10 0') +
    `<circle cx="19" cy="13" r="3.500" fill="var(--white)"/><circle cx="29" cy="13" r="3.500" fill="var(--white)"/>` +
    dots([19, 13, 1.5], [29, 13, 1.5]),
  barrel:
    shape('M14 6h20c5 9 5 27 0 36H14C9 33 9 15 14 6z', 'wood') +
    ink('M20 7c-2 10-2 24 0 34M28 7c2 10 2 24 0 34', 1.6) +
    rod('M12.500 14h23M12.500 34h23', 'steel', 2.5),
  fish:
    shape('M33 24c4-6 7-8 11-9-2 6-2 12 0 18-4-1-7-3-11-9z', 'blue') +
    shape('M4 25C10 12 26 10 35 24 26 38 10 37 4 25z', 'blue') +
    ink('M16 16c4 5 4 12 0 18M22 20c2 1 3 2 4 4-1 2-2 3-4 4M4 25h4') +
    `<circle cx="11" cy="22" r="2.800" fill="var(--white)"/>` +
    dots([11, 22, 1.3]),
  torch:
    shape('M20 29h8l-2 15h-4z', 'wood') +
    shape(FLAME, 'flame') +
    shape('M24 28c-3 0-4-2-3.500-5 .5-2 2.500-3 2.500-6 4 2 5.500 4 5 7-.4 2.500-2 4-4 4z', 'flame-core') +
    shape('M17 28h14v5H17z', 'steel'),
  skull:
    shape('M24 5C12 5 6 12 6 21c0 6 3 9 6 11l1 9h22l1-9c3-2 6-5 6-11 0-9-6-16-18-16z', 'white') +
    ink('M19 35v6M24 35v6M29 35v6') +
    `<path d="M12 22c0-5 9-5 9 0s-2 6-5 6-4-2-4-6zM27 22c0-5 9-5 9 0s-1 6-4 6-5-1-5-6zM24 28l2.500 4h-5z" fill="var(--art)"/>`,
  ship:
    rod('M24 7v26', 'wood', 2) +
    shape('M22 9C12 14 9 21 9 27h13z', 'white') +
    shape('M26 8c9 5 13 12 13 19H26z', 'red') +
    shape('M4 31h40c-2 6-5 10-8 11H12c-3-1-6-5-8-11z', 'wood'),
  water:
    shape('M24 4c9 12 15 18 15 26a15 15 0 0 1-30 0c0-8 6-14 15-26z', 'sea') +
    `<path d="M16 28c-1 6 2 9 5 10" fill="none" stroke="var(--foam)" stroke-width="3"/>`,
};
