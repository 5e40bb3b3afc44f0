/** The drawings of `odd`: little sailors of five details, each in several ways. Drawn in 60 by 76. */
import { dots, ink, rod, shape } from './signs';

/** Drawn one over the other, from the back. */
const FLAGS = [
  shape('M48 26 60 31 48 36z', 'red'),
  shape('M48 26h11v10H48z', 'red'),
  shape('M48 26h12l-4 5 4 5H48z', 'red'),
];
const BODIES = [
  'M30 26c14 0 20 10 20 24S44 72 30 72 10 64 10 50s6-24 20-24z',
  'M30 24c10 0 16 14 16 27s-6 21-16 21-16-8-16-21 6-27 16-27z',
  'M16 27h28c4 0 6 2 6 6v33c0 4-2 6-6 6H16c-4 0-6-2-6-6V33c0-4 2-6 6-6z',
  'M30 25c9 0 12 8 13 20l7 27H10l7-27c1-12 4-20 13-20z',
];
const EYES = [
  dots([23, 39, 2.6], [37, 39, 2.6]),
  ink('M19 39c2 3 6 3 8 0M33 39c2 3 6 3 8 0', 2.4),
  `<circle cx="23" cy="39" r="4.600" fill="var(--white)"/><circle cx="37" cy="39" r="4.600" fill="var(--white)"/>` +
    dots([23, 39, 1.6], [37, 39, 1.6]),
];
const HATS = [
  shape('M14 26c0-9 7-14 16-14s16 5 16 14c-9 3-23 3-32 0z', 'blue') + dots([30, 11, 3]),
  shape('M20 8h20v16H20z', 'dark') + shape('M12 23h36v5H12z', 'dark'),
  shape('M30 2 44 27H16z', 'leaf'),
  shape('M15 27V12l8 7 7-12 7 12 8-7v15z', 'brass'),
];

/** Where stripes go, for one to four. */
const STRIPES = [[56], [53, 61], [50, 57, 64], [48, 54, 60, 66]];

/** A sailor of these details. */
export function mate(details: Readonly<Record<string, number>>): string {
  const at = (detail: string): number => details[detail] ?? 0;
  const body = BODIES[at('body')] ?? '';
  const stripes = (STRIPES[at('stripes')] ?? []).map((y) => `M18 ${y}h24`).join('');
  return (
    rod('M48 24V62', 'wood', 2) +
    (FLAGS[at('flag')] ?? '') +
    shape(body, 'white') +
    `<path d="${stripes}" fill="none" stroke="var(--blue)" stroke-width="3"/>` +
    (EYES[at('eyes')] ?? '') +
    shape('M26 43h8l-4 5z', 'flame') +
    (HATS[at('hat')] ?? '')
  );
}
