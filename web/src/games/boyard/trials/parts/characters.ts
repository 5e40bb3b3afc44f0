/** The people of the fort, drawn by us and like nobody, in 80 by 100: told apart by what they wear. */
import { dots, ink, rod, shape } from './signs';

const FACE = 'M22 46c0-14 8-20 18-20s18 6 18 20-7 24-18 24-18-10-18-24z';
const SHOULDERS = 'M8 100c1-18 12-28 32-28s31 10 32 28z';

function face(skin: string): string {
  return shape(FACE, skin) + dots([33, 47, 2.6], [47, 47, 2.6]);
}

export const CHARACTERS: Readonly<Record<string, string>> = {
  keeper:
    shape(SHOULDERS, 'blue') +
    ink('M40 74v26M34 82h2M34 90h2', 2.4) +
    face('#e3b48c') +
    shape('M18 32c0-14 10-20 22-20s22 6 22 20c-12-6-32-6-44 0z', 'dark') +
    shape('M16 32c14-7 34-7 48 0l-2 5c-14-6-30-6-44 0z', 'steel') +
    rod('M40 18v8M40 25h4', 'brass', 2) +
    ink('M30 58c4-4 8 0 10 0s6-4 10 0M36 65h8', 3),
  sage:
    shape('M40 6C20 6 12 26 14 52l-6 48h64l-6-48c2-26-6-46-26-46z', '#6d5a92') +
    face('#f0cda6') +
    shape('M24 54c4 4 8 3 16 3s12 1 16-3c4 22-4 40-16 44-12-4-20-22-16-44z', 'white') +
    ink('M28 41c3-3 7-3 9-1M43 40c2-2 6-2 9 1M36 62c2 2 6 2 8 0M34 72v14M46 72v14', 2.4) +
    shape('M40 12l2 5 5 .5-4 3.500 1.500 5L40 23l-4.500 3 1.500-5-4-3.500 5-.5z', 'brass'),
  fisher:
    shape(SHOULDERS, 'brass') +
    ink('M40 76v24M40 84h5M40 92h5', 2.4) +
    face('#b97b52') +
    shape('M10 38c4-2 8-3 10-6 0-14 8-22 20-22s20 8 20 22c2 3 6 4 10 6-8 6-18 2-30 2s-22 4-30-2z', 'brass') +
    ink('M22 33c11-4 25-4 36 0M33 59c4 5 10 5 14 0', 2.6),
  jailer:
    shape(SHOULDERS, 'dark') +
    shape('M20 50c0-22 6-34 20-34s20 12 20 34c0 16-6 24-20 24s-20-8-20-24z', 'steel-deep') +
    shape('M24 40h32v12H24z', '#f0cda6') +
    dots([33, 46, 2.6], [47, 46, 2.6]) +
    ink('M32 58h16M32 64h16M40 16v22', 2.4) +
    `<circle cx="40" cy="88" r="8" fill="none" stroke-width="6"/><circle cx="40" cy="88" r="8" fill="none" stroke="var(--brass)" stroke-width="2.500"/>`,
  tiger:
    shape('M14 100c0-16 10-26 26-26s26 10 26 26z', 'flame') +
    shape(
      'M18 26c-5-9 2-16 10-9 8-4 16-4 24 0 8-7 15 0 10 9 6 13 5 28-2 38-10 13-30 13-40 0-7-10-8-25-2-38z',
      'flame',
    ) +
    shape('M26 58c2-6 8-8 14-8s12 2 14 8c-2 14-26 14-28 0z', 'white') +
    shape('M35 52h10l-5 6z', 'coral') +
    ink(
      'M40 18v10M33 20l2 7M47 20l-2 7M16 42l9 1M17 51l8-1M64 42l-9 1M63 51l-8-1M40 58v4M34 64c3 2 5 0 6-2 1 2 3 4 6 2M26 84l4 8M54 84l-4 8',
      2.4,
    ) +
    dots([31, 42, 3], [49, 42, 3]),
  diver:
    shape(SHOULDERS, 'leaf') +
    shape('M24 70h32v9H24z', 'brass-deep') +
    `<circle cx="40" cy="44" r="28" fill="var(--brass)"/><circle cx="40" cy="45" r="18" fill="var(--brass-deep)"/>` +
    `<circle cx="40" cy="45" r="14" fill="var(--sea-light)"/>` +
    dots([35, 44, 2.6], [45, 44, 2.6]) +
    ink('M36 51c3 2 5 2 8 0M40 16v-6M33 10h14', 2.6) +
    shape('M8 38h6v14H8zM66 38h6v14h-6z', 'brass-deep') +
    dots([22, 28, 2], [58, 28, 2], [22, 62, 2], [58, 62, 2]),
  captain:
    shape(SHOULDERS, 'red') +
    shape('M33 74h14l-7 16z', 'white') +
    shape(FACE, '#8a5a3c') +
    dots([33, 47, 2.6]) +
    ink('M22 38l34 12M34 60c4 3 9 2 12-2', 2.4) +
    `<ellipse cx="47" cy="47" rx="6.500" ry="6" fill="var(--art)"/>` +
    shape('M6 34c6-12 16-20 34-22 18 2 28 10 34 22-10-4-22-7-34-7s-24 3-34 7z', 'dark') +
    shape('M34 18h12v6H34z', 'brass'),
};
