/** What passes in `parade`, in 96 by 72, filled with a colour that has a pattern of its own. */
import { dots, ink, rod, shape } from './signs';

export const THINGS: Readonly<Record<string, (fill: string) => string>> = {
  gull: (fill) =>
    ink('M42 60v8M52 60v8M38 69h8M48 69h8', 3) +
    shape(
      'M14 44c10-4 14-8 18-16 3-8 9-12 16-10 5 1 8 5 8 9 2 12 14 18 30 17-6 14-20 20-38 18C30 62 18 56 14 44z',
      fill,
    ) +
    shape('M56 24l16 3-15 5z', 'flame') +
    ink('M30 42c10 8 24 10 40 6M34 50c8 4 16 5 26 3', 2.4) +
    dots([50, 25, 2.4]),
  boat: (fill) =>
    rod('M48 8v38', 'wood', 2.5) +
    shape('M45 10C32 18 26 28 25 42h20z', fill) +
    shape('M51 8c14 6 22 18 24 34H51z', fill) +
    shape('M10 47h76c-4 12-10 19-16 21H26C20 66 14 59 10 47z', 'wood') +
    ink('M16 56h64', 2),
  crab: (fill) =>
    ink('M24 50 10 56M26 57 15 67M72 50l14 6M70 57l11 10', 4) +
    shape('M20 38C6 32 6 14 17 7c0 8 4 8 8 2 8 8 6 22-2 28z', fill) +
    shape('M76 38c14-6 14-24 3-31 0 8-4 8-8 2-8 8-6 22 2 28z', fill) +
    shape('M48 28c20 0 30 8 29 20-3 11-15 17-29 17s-26-6-29-17c-1-12 9-20 29-20z', fill) +
    ink('M39 29v-9M57 29v-9M40 54c5 4 11 4 16 0', 2.6) +
    `<circle cx="39" cy="18" r="5.500" fill="var(--white)"/><circle cx="57" cy="18" r="5.500" fill="var(--white)"/>` +
    dots([39, 18, 2.4], [57, 18, 2.4]),
  barrel: (fill) =>
    shape('M30 5h36c9 16 9 46 0 62H30c-9-16-9-46 0-62z', fill) +
    ink('M41 6c-4 18-4 42 0 60M55 6c4 18 4 42 0 60', 1.6) +
    rod('M27 17h42M27 55h42', 'steel', 3),
  fish: (fill) =>
    shape('M64 37c8-12 16-16 25-18-5 12-5 24 0 36-9-2-17-6-25-18z', fill) +
    shape('M36 18c4-8 14-10 22-8-2 4-3 7-3 11z', fill) +
    shape('M7 38C20 12 54 8 71 37 54 66 20 63 7 38z', fill) +
    ink('M30 22c8 10 8 22 0 32M7 38h8', 2.4) +
    `<circle cx="21" cy="33" r="5" fill="var(--white)"/>` +
    dots([21, 33, 2.2]),
  buoy: (fill) =>
    rod('M48 6v14', 'steel', 3) +
    shape('M48 2l12 5-12 6z', 'brass') +
    shape('M38 20h20l12 34H26z', fill) +
    shape('M16 54h64c-2 9-8 14-14 15H30c-6-1-12-6-14-15z', fill) +
    ink('M35 30h26M31 42h34', 2.4),
};
