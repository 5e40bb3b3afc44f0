/** Draws a kid from its look, as SVG in a square of 100 by 100: flat cut paper with a crayon line around it. */
import { lookOf, type Extra, type Eyes, type Hair, type Look, type Mouth } from './kids';

const LINE = '#33261c';
const line = (width = 2.4): string =>
  `stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const drawn = (path: string, fill: string, width = 2.4): string => `<path d="${path}" fill="${fill}" ${line(width)}/>`;
const stroke = (path: string, width = 2.4, colour = LINE): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill = LINE): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Hair behind the head. */
const BACK: Readonly<Partial<Record<Hair, string>>> = {
  long: 'M22 50C20 18 38 10 50 10s30 8 28 40c0 14 3 24 5 32H17c2-8 5-18 5-32Z',
  tails: 'M24 36C8 30 4 46 10 62c4 6 12 4 14-2ZM76 36c16-6 20 10 14 26-4 6-12 4-14-2Z',
  curls: 'M18 54c-6-6-4-14 0-18-2-8 4-14 10-14 2-8 10-10 16-8 6-4 14-2 16 4 8-2 14 4 13 11 6 2 9 9 5 14 4 5 3 11-2 13Z',
  wild: 'M14 52l-6-8 9-5-4-11 11 1 1-12 10 6 6-11 9 9 9-8 4 11 11-3-1 11 11 1-5 10 8 7-9 5Z',
};

/** Hair over the forehead. */
const FRONT: Readonly<Partial<Record<Hair, string>>> = {
  short: 'M25 44C22 20 38 13 51 13c16 0 27 9 24 31-3-8-8-13-12-15-9 4-22 4-29 2-4 3-7 7-9 13Z',
  bowl: 'M23 48C20 20 36 12 50 12s30 8 27 36c-4-3-8-7-10-12-11 3-26 3-34 0-2 5-6 9-10 12Z',
  curls: 'M27 42c-2-6 2-11 7-11 2-6 10-8 14-4 5-4 13-2 14 4 6-1 11 5 9 11-5-5-12-7-22-7s-17 2-22 7Z',
  spikes:
    'M24 45l-5-13 9 1-2-14 11 8 3-15 10 11 8-12 5 14 10-7-1 14 8-1-4 14c-3-6-8-11-13-13-8 3-19 3-27 0-5 2-9 7-12 13Z',
  long: 'M25 46c0-12 6-20 14-22 8 8 24 10 36 22C76 24 64 13 50 13S24 24 25 46Z',
  tails: 'M25 45C23 22 38 13 50 13s27 9 25 32c-5-12-14-17-25-18-11 1-20 6-25 18Z',
  mohawk: 'M40 32C38 14 44 4 52 3c-1 4 6 3 6 9 4 3 3 12 2 20-6-3-14-3-20 0Z',
  swept: 'M24 46C20 24 36 10 54 12c14 0 24 8 22 26-6-9-14-12-22-12-10 6-22 6-26 10-2 3-3 6-4 10Z',
  wild: 'M25 45c1-10 5-16 11-18l3 6 6-8 6 8 7-8 4 8c6 2 12 6 13 12 1-20-8-32-25-32S24 25 25 45Z',
  bun: 'M25 45C23 23 38 15 50 15s27 8 25 30c-6-10-14-15-25-16-11 1-19 6-25 16Z',
};

const EYES: Readonly<Record<Eyes, string>> = {
  dots: dot(39, 52, 3.2) + dot(61, 52, 3.2),
  wide:
    `<g ${line(2)} fill="#fff"><circle cx="39" cy="52" r="6.4"/><circle cx="61" cy="52" r="6.4"/></g>` +
    dot(40, 53, 3) +
    dot(60, 53, 3),
  happy: stroke('M33 54c2-5 9-5 11 0M56 54c2-5 9-5 11 0', 2.8),
  sleepy: stroke('M33 50h12M55 50h12', 2.8) + dot(40, 53, 2.8) + dot(60, 53, 2.8),
  glasses:
    dot(39, 52, 2.8) +
    dot(61, 52, 2.8) +
    `<g fill="#fff" fill-opacity=".35" ${line(2.4)}><circle cx="38" cy="52" r="9"/><circle cx="62" cy="52" r="9"/></g>` +
    stroke('M47 51c2-2 4-2 6 0'),
  shades: drawn('M27 46h20l-2 10c-1 3-14 3-15 0ZM53 46h20l-3 10c-1 3-14 3-15 0Z', '#26262c', 2) + stroke('M46 48h8'),
  patch:
    dot(61, 52, 3.2) + drawn('M31 45h15l-2 11c-3 3-9 3-11 0Z', '#26262c', 2) + stroke('M31 46 24 40M46 46l28-12', 2),
  goggles:
    `<rect x="26" y="42" width="48" height="19" rx="9" fill="#bfe6f5" ${line()}/>` +
    stroke('M50 43v17', 2) +
    dot(39, 52, 3) +
    dot(61, 52, 3),
};

const MOUTHS: Readonly<Record<Mouth, string>> = {
  smile: stroke('M41 66c4 5 14 5 18 0'),
  grin: drawn('M38 64h24c-1 8-6 10-12 10s-11-2-12-10Z', '#fff', 2) + stroke('M39 68h22', 1.4),
  laugh:
    drawn('M37 63h26c-1 11-7 14-13 14s-12-3-13-14Z', '#8c2f2a', 2) +
    '<path d="M43 73c4-3 10-3 14 0-4 4-10 4-14 0Z" fill="#f08a8a"/>',
  oh: `<ellipse cx="50" cy="68" rx="4.6" ry="5.6" fill="#8c2f2a" ${line(2)}/>`,
  smirk: stroke('M43 68c6 2 12 0 16-4'),
  gap:
    drawn('M39 64h22c-1 8-5 10-11 10s-10-2-11-10Z', '#8c2f2a', 2) +
    '<path d="M43 64h5v4h-5ZM53 64h4v4h-4Z" fill="#fff"/>',
  tongue: stroke('M40 65c5 4 15 4 20 0') + drawn('M47 68h9v5c0 5-9 5-9 0Z', '#f08a8a', 1.8),
  flat: stroke('M42 68h16'),
};

/** Things worn, painted on or stuck to a kid. Those in `BEHIND` lie behind the head. */
const EXTRAS: Readonly<Record<Extra, string>> = {
  antennae:
    stroke('M38 22C34 10 28 6 22 8M62 22c4-12 10-16 16-14', 3) +
    dot(22, 8, 4, '#33261c') +
    dot(78, 8, 4, '#33261c') +
    drawn('M24 42C24 22 36 15 50 15s26 7 26 27c-8-8-44-8-52 0Z', '#6d5a4c'),
  antlers: drawn(
    'M34 22C24 20 20 12 21 4c3 2 4 5 5 7 0-4 1-7 4-9 1 4 1 7 0 10 3-2 6-3 9-2-2 3-4 5-4 12ZM66 22c10-2 14-10 13-18-3 2-4 5-5 7 0-4-1-7-4-9-1 4-1 7 0 10-3-2-6-3-9-2 2 3 4 5 4 12Z',
    '#d6a768',
    2,
  ),
  armyhelmet:
    drawn('M21 42C18 18 36 10 50 10s32 8 29 32c-12-6-46-6-58 0Z', '#7d8a4b') +
    drawn('M36 20c4-3 9-2 11 1-3 4-9 4-11-1ZM57 29c4-3 9-1 10 2-3 3-8 2-10-2Z', '#5c6836', 0.1) +
    stroke('M27 41c-1 20 4 32 12 40', 2),
  bandage:
    drawn('M24 38c10-7 42-9 52-2l-1 8c-14-5-38-4-50 2Z', '#fbf5e6') + stroke('M34 34l-2 9M48 32l-1 9M62 33v8', 1.4),
  bandana:
    drawn('M27 60c12 5 34 5 46 0-2 16-12 26-23 30-11-4-21-14-23-30Z', '#8b3a3a') +
    dot(42, 70, 1.8, '#fff') +
    dot(56, 72, 1.8, '#fff') +
    dot(49, 80, 1.8, '#fff'),
  beanie:
    drawn('M23 42C20 18 36 10 50 10s30 8 27 32Z', '#b65aa0') +
    drawn('M21 36h58v9H21Z', '#f2c14e') +
    stroke('M28 26h44', 3, '#f2c14e') +
    dot(50, 8, 5, '#f2c14e'),
  bigbow:
    drawn('M50 20C40 6 26 6 24 12s2 16 10 17c7 0 12-4 16-9 4 5 9 9 16 9 8-1 12-11 10-17s-16-6-26 8Z', '#e6476a') +
    drawn('M45 15h10v11H45Z', '#b93253', 2),
  bolt: drawn('M66 42 56 56h7l-4 14 14-18h-8l5-10Z', '#ffd84d', 1.8),
  cap:
    drawn('M23 40C21 20 36 11 51 11c15 0 27 9 25 29-12-4-40-4-53 0Z', '#d9443a') +
    drawn('M23 40C10 38 4 42 4 46c12 2 30-1 44-5-9-2-18-2-25-1Z', '#a92f28'),
  captain:
    drawn('M12 34c4-22 24-28 38-28s34 6 38 28c-14-6-62-6-76 0Z', '#2d3350') +
    stroke('M16 31c14-5 54-5 68 0', 2, '#f0c452') +
    dot(50, 17, 4.5, '#fff') +
    stroke('M44 25l12-4M44 21l12 4', 2, '#fff'),
  catears:
    drawn('M25 32 21 8l20 12ZM75 32l4-24-20 12Z', '#4b4152') + drawn('M28 24l-2-9 8 5ZM72 24l2-9-8 5Z', '#f2a7c3', 1),
  cheeks: dot(31, 63, 5, '#f2837a99') + dot(69, 63, 5, '#f2837a99'),
  chef:
    drawn('M28 34V24c-12-2-12-18 2-18C34-2 50-1 52 4c8-6 20 0 17 7 11 0 11 12 3 14v9c-12-4-32-4-44 0Z', '#fffdf6') +
    stroke('M40 28v-8M50 27v-8M60 28v-8', 1.4),
  crown:
    drawn('M25 34 22 8l13 12L50 4l15 16L78 8l-3 26c-14-5-36-5-50 0Z', '#ffd23f') +
    dot(50, 21, 3.4, '#d9443a') +
    dot(34, 25, 2.4, '#3577d4') +
    dot(66, 25, 2.4, '#3577d4'),
  crumbs:
    dot(36, 76, 1.8, '#a86b25') + dot(63, 77, 2, '#a86b25') + dot(68, 71, 1.5, '#a86b25') + dot(32, 71, 1.4, '#a86b25'),
  dots:
    dot(34, 93, 3, '#fff') +
    dot(50, 90, 3, '#fff') +
    dot(66, 93, 3, '#fff') +
    drawn('M50 16c-6-8-14-8-15-3s3 9 8 9c4 0 6-3 7-6 1 3 3 6 7 6 5 0 9-4 8-9s-9-5-15 3Z', '#d9435e', 2),
  earring: `<circle cx="24" cy="62" r="3" fill="none" stroke="#d9a520" stroke-width="2.2"/>`,
  feather: drawn(
    'M22 44C20 20 36 12 50 12s30 8 28 32c-2 6-3 12-4 20l-6-22c-12-4-24-4-36 0l-6 22c-1-8-2-14-4-20Z',
    '#8a5a33',
  ),
  freckles: [32, 36, 40, 60, 64, 68].map((x, at) => dot(x, at % 2 ? 63 : 60, 1.3, '#b0643a')).join(''),
  goggletop:
    drawn('M25 28h50v9H25Z', '#5a4632', 2) +
    `<g fill="#bfe6f5" ${line(2.4)}><circle cx="40" cy="31" r="8"/><circle cx="60" cy="31" r="8"/></g>`,
  headband:
    drawn('M24 36c14-6 38-6 52 0l-1 8c-14-6-36-6-50 0Z', '#e9503f') + drawn('M76 38l12-5-3 8 5 6-14-3Z', '#e9503f', 2),
  helmet:
    drawn('M21 44C18 18 36 9 50 9s32 9 29 35c-14-7-44-7-58 0Z', '#f2c14e') +
    drawn('M45 9.5h10l2 29H43Z', '#c7432f', 1.6) +
    stroke('M26 43c0 18 4 30 12 38M74 43c0 18-4 30-12 38', 2),
  hood: drawn('M16 92C10 40 26 6 50 6s40 34 34 86H70c8-30 4-62-20-62S22 62 30 92Z', '#5f656e'),
  ladybug:
    drawn('M20 56C16 20 34 8 50 8s34 12 30 48c-4-12-14-22-30-22S24 44 20 56Z', '#d43d30') +
    stroke('M50 8v26', 2) +
    dot(34, 22, 4) +
    dot(66, 22, 4) +
    dot(27, 36, 3) +
    dot(73, 36, 3) +
    stroke('M40 10C38 4 34 2 30 3M60 10c2-6 6-8 10-7', 2.4),
  leaf:
    drawn('M50 16C34 18 30 8 32 3c12-2 18 4 18 13 0-9 8-15 18-13 1 6-4 14-18 13Z', '#6cb04a') + stroke('M50 16v6', 2.4),
  medal: stroke('M40 84 50 92 60 84', 2.4, '#c7432f') + dot(50, 94, 6, '#f0c452') + stroke('M50 91v6', 1.6),
  mirror:
    stroke('M24 34c14-6 38-6 52 0', 3, '#6b7680') +
    `<circle cx="50" cy="28" r="9" fill="#dfe9ee" ${line()}/>` +
    dot(50, 28, 2.6),
  pacifier:
    `<ellipse cx="50" cy="68" rx="9" ry="6" fill="#7fbcf2" ${line(2)}/><circle cx="50" cy="70" r="4.5" fill="none" stroke="#d9443a" stroke-width="2.6"/>` +
    stroke('M46 20c2-7 10-6 8 0-1 4-6 2-4-2', 2.6, '#5a3620'),
  paint: stroke('M29 60h9M62 60h9', 3.4, '#26262c'),
  pencil: drawn('M70 30l22-12 3 5-22 12-5 1Z', '#f2c14e', 2),
  plaster: `<g transform="rotate(-28 66 63)"><rect x="58" y="60" width="17" height="7" rx="3" fill="#f7d9b0" ${line(1.6)}/></g>`,
  rocket:
    drawn('M22 46C20 16 40 2 50 2s30 14 28 44c-12-8-44-8-56 0Z', '#e8e6e1') +
    drawn('M50 2c-5 2-10 7-14 14h28C60 9 55 4 50 2Z', '#d9443a', 2) +
    drawn('M22 40l-9 10 8 2ZM78 40l9 10-8 2Z', '#d9443a', 2),
  scarf: drawn('M30 80c12 7 28 7 40 0l3 8c-14 8-32 8-46 0Z', '#d9443a') + drawn('M46 88h9l3 11H44Z', '#d9443a', 2),
  scouthat:
    drawn('M8 36c16-4 18-6 22-24 10-6 30-6 40 0 4 18 6 20 22 24-20 8-64 8-84 0Z', '#a98645') +
    stroke('M28 28c12 4 32 4 44 0', 3, '#6b4a22'),
  sheet:
    drawn('M14 100C10 42 22 8 50 8s40 34 36 92l-9-5-9 5-9-5-9 5-9-5-9 5-9-5Z', '#fbfaf5') +
    `<ellipse cx="39" cy="48" rx="6" ry="8" fill="${LINE}"/><ellipse cx="61" cy="48" rx="6" ry="8" fill="${LINE}"/>` +
    dot(41, 46, 2, '#fff') +
    dot(63, 46, 2, '#fff') +
    stroke('M43 68c4 4 10 4 14 0'),
  skull:
    `<circle cx="50" cy="91" r="6" fill="#fff"/>` +
    dot(48, 90, 1.6) +
    dot(52, 90, 1.6) +
    stroke('M31 46l5 3M69 46l-5 3', 1.6),
  slime: drawn(
    'M25 40C23 20 38 11 50 11s27 9 25 29c-2 8-6 8-7 0-2-5-5-4-6 1-1 9-7 9-8 0-1-6-5-6-6 0-1 7-7 7-8-1-1-5-4-5-6 0-1 7-7 7-9 0Z',
    '#9fd13c',
  ),
  snorkel: stroke('M76 60c8 4 10-2 10-10V14', 5, '#d9443a') + stroke('M24 50h4M72 50h4', 3),
  sparks: stroke('M12 20l8 6M10 36h9M88 20l-8 6M90 36h-9', 3, '#f0a800'),
  tie: drawn('M45 82h10l-2 6 5 12H42l5-12Z', '#c7432f', 2),
  wart: dot(54, 60, 2.8, '#8a5a33') + stroke('M55 57l1-3', 1.2),
  whiskers: stroke('M28 60 14 57M28 65l-14 3M72 60l14-3M72 65l14 3', 1.8),
  zip: stroke('M50 80v20', 3) + stroke('M47 84h6M47 88h6M47 92h6M47 96h6', 1.4, '#fff'),
};
const BEHIND: ReadonlySet<Extra> = new Set(['antlers', 'hood', 'snorkel']);

/** One kid. */
function bust(look: Look, eyes: Eyes, mouth: Mouth): string {
  const behind = look.extras.filter((extra) => BEHIND.has(extra));
  const before = look.extras.filter((extra) => !BEHIND.has(extra));
  const back = BACK[look.hair];
  const front = FRONT[look.hair];
  const worn = (extras: readonly Extra[]): string => extras.map((extra) => EXTRAS[extra]).join('');
  return (
    (back === undefined ? '' : drawn(back, look.hairColour)) +
    (look.hair === 'bun' ? `<circle cx="50" cy="11" r="9" fill="${look.hairColour}" ${line()}/>` : '') +
    worn(behind) +
    drawn('M12 104c0-15 12-22 38-22s38 7 38 22Z', look.shirt) +
    drawn('M43 74h14v9c-3 5-11 5-14 0Z', look.skin, 2) +
    `<g fill="${look.skin}" ${line()}><circle cx="24" cy="54" r="6"/><circle cx="76" cy="54" r="6"/></g>` +
    drawn('M50 20c18 0 27 12 27 31 0 18-12 30-27 30S23 69 23 51c0-19 9-31 27-31Z', look.skin) +
    EYES[eyes] +
    stroke('M50 55c2 2 2 4-1 4', 1.8) +
    MOUTHS[mouth] +
    (front === undefined ? '' : drawn(front, look.hairColour)) +
    worn(before)
  );
}

const made = new Map<string, string>();

/** The portrait of a kid, as the inside of an `<svg viewBox="0 0 100 100">`. */
export function portrait(kid: string, pair = false): string {
  const known = made.get(kid);
  if (known !== undefined) return known;
  const look = lookOf(kid, pair);
  const art = look.pair
    ? `<g transform="translate(-8 14) scale(.72)">${bust(look, look.eyes, look.mouth)}</g>` +
      `<g transform="translate(36 28) scale(.72)">${bust(look, 'happy', 'grin')}</g>`
    : bust(look, look.eyes, look.mouth);
  made.set(kid, art);
  return art;
}
