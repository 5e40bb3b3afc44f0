/**
 * The signs of Fort as SVG, each drawn in a square of 24 by 24. Suits have a badge of their own outline, so that they
 * are told apart in greyscale; pictograms take the ink of the text around them (`currentColor`).
 */

const PIZZA_SHAPE =
  '<path d="M3 6.2C8.5 2.6 15.5 2.6 21 6.2L12.6 21.4a.7.7 0 0 1-1.2 0Z" fill="#f4b63f" stroke="#5b2a0c" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<path d="M3 6.2C8.5 2.6 15.5 2.6 21 6.2l-1.3 2.3c-4.7-2.8-10.7-2.8-15.4 0Z" fill="#c9762c" stroke="#5b2a0c" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<circle cx="10" cy="11.2" r="1.9" fill="#c8372d"/><circle cx="14.6" cy="12.6" r="1.6" fill="#c8372d"/><circle cx="11.9" cy="16.3" r="1.4" fill="#c8372d"/>';

const TOY_SHAPE =
  '<g stroke="#17345c" stroke-width="1.3"><circle cx="5.7" cy="6.4" r="3.2" fill="#5aa0e6"/><circle cx="18.3" cy="6.4" r="3.2" fill="#5aa0e6"/>' +
  '<circle cx="12" cy="12.8" r="8.2" fill="#7fbcf2"/></g>' +
  '<ellipse cx="12" cy="16" rx="3.9" ry="3" fill="#e6f2fd"/><circle cx="8.9" cy="11.4" r="1.2" fill="#17345c"/><circle cx="15.1" cy="11.4" r="1.2" fill="#17345c"/>' +
  '<path d="M10.6 14.6h2.8L12 16.2Z" fill="#17345c"/><path d="M12 16v1.4" stroke="#17345c" stroke-width="1"/>';

const STAR_SHAPE =
  '<path d="m12 1.9 3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.5l-6.1 3.3 1.2-6.9-5-4.8 6.9-.9Z" fill="#ffd84d" stroke="#6b4a00" stroke-width="1.3" stroke-linejoin="round"/>';

const BACKPACK =
  '<path d="M8.6 6V4.6A3.4 3.4 0 0 1 12 1.6a3.4 3.4 0 0 1 3.4 3V6" fill="none" stroke="currentColor" stroke-width="1.7"/>' +
  '<path d="M5 21.6V10.4A5 5 0 0 1 10 5.3h4a5 5 0 0 1 5 5.1v11.2Z" fill="#8fbf6a" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M8 21.6v-6.2h8v6.2M8 18h8M9.2 9.6h5.6" fill="none" stroke="currentColor" stroke-width="1.5"/>' +
  '<path d="M5 12.4H3.4v6.4H5M19 12.4h1.6v6.4H19" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>';

const BINOCULARS =
  '<path d="M5.2 6.4 2 16.3h8.4V6.4ZM18.8 6.4 22 16.3h-8.4V6.4Z" fill="#b99be0" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M5.4 6.2c0-1.6 1-2.6 2.4-2.6s2.4 1 2.4 2.6M13.8 6.2c0-1.6 1-2.6 2.4-2.6s2.4 1 2.4 2.6" fill="#b99be0" stroke="currentColor" stroke-width="1.5"/>' +
  '<path d="M10.4 8.6h3.2v3.8h-3.2Z" fill="currentColor"/>' +
  '<ellipse cx="6.2" cy="17.3" rx="4.5" ry="2.9" fill="#e9f4ff" stroke="currentColor" stroke-width="1.5"/><ellipse cx="17.8" cy="17.3" rx="4.5" ry="2.9" fill="#e9f4ff" stroke="currentColor" stroke-width="1.5"/>';

const BIN =
  '<path d="M5.4 7.4h13.2l-1.2 14H6.6Z" fill="#c3c8cf" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M4 7.2 20.2 5M9.6 5.6l-.2-1.9 4.4-.7.3 2M9.6 10.4l.5 8M14.4 10.4l-.5 8" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>';

const FORT_SHAPE =
  '<path d="M3 21.5V11h2.6v2h2.8v-2H11v2h2.4v-2h2.6v2h2.6v-2H21v10.5Z" fill="#e0a867" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M9.6 21.5V18a2.4 2.4 0 0 1 4.8 0v3.5" fill="#5a3413" stroke="currentColor" stroke-width="1.2"/>' +
  '<path d="M12 12.6V2.2" stroke="currentColor" stroke-width="1.5"/><path d="M12 2.2h6.4l-1.8 2.3 1.8 2.3H12Z" fill="#d9443a" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round"/>';

const HEADS =
  '<path d="M1.8 20.6c.2-4.3 2.6-6.6 6.2-6.6s6 2.3 6.2 6.6Z" fill="currentColor"/><circle cx="8" cy="8.8" r="4.3" fill="currentColor"/>' +
  '<path d="M15.7 20.6h6.5c-.2-4.3-2.4-6.6-5.8-6.6-.9 0-1.7.2-2.4.5 1.1 1.5 1.7 3.6 1.7 6.1ZM16.2 4.5c-1 0-1.8.3-2.5.8a6 6 0 0 1 0 7c.7.5 1.5.8 2.5.8a4.3 4.3 0 0 0 0-8.6Z" fill="currentColor"/>';

const small = (shape: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape}</g>`;

const MINUS =
  '<circle cx="19" cy="18.6" r="4.6" fill="#fff" stroke="#a3211a" stroke-width="1.4"/><path d="M16.6 18.6h4.8" stroke="#a3211a" stroke-width="2" stroke-linecap="round"/>';

/** Icons of actions and counters, by their names in the effect tree. */
export const ICON_SHAPES: Readonly<Record<string, string>> = {
  pizza: PIZZA_SHAPE,
  toy: TOY_SHAPE,
  toys: TOY_SHAPE,
  any:
    small(PIZZA_SHAPE, -0.5, -0.5, 0.62) +
    small(TOY_SHAPE, 9.6, 9.6, 0.6) +
    '<path d="M4 21 20.5 3.5" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  vp: STAR_SHAPE,
  pack: BACKPACK,
  in_pack: BACKPACK,
  lookout: BINOCULARS,
  in_lookout: BINOCULARS,
  trash: BIN,
  trash_this:
    small(BIN, 6, 4.6, 0.8) +
    '<path d="M1.6 2.2h7.2v9.4H1.6Z" fill="#fffaf0" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round" transform="rotate(-10 5 7)"/>' +
    '<path d="M3.4 6.3h3.4M5.1 4.6v3.4" stroke="currentColor" stroke-width="1.1" transform="rotate(-10 5 7)"/>',
  trash_rival:
    small(BIN, 5.2, -1, 0.76) +
    '<path d="M1 23v-7.5l1.7-1.7 1.7 1.7V23Zm6.2 0v-7.5l1.7-1.7 1.7 1.7V23Zm6.2 0v-7.5l1.7-1.7 1.7 1.7V23Zm6.2 0v-7.5l1.7-1.7 1.7 1.7V23Z" fill="#c98f54" stroke="currentColor" stroke-width=".9" stroke-linejoin="round"/>' +
    '<path d="M1 18.6h22" stroke="currentColor" stroke-width="1.1"/>',
  recruit:
    '<path d="M2 21.6c.2-4.8 3-7.2 7-7.2s6.8 2.4 7 7.2Z" fill="#f08a8a" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<circle cx="9" cy="8.6" r="4.8" fill="#f8cfa3" stroke="currentColor" stroke-width="1.5"/><path d="M7.2 9.8c.9 1.2 2.7 1.2 3.6 0" stroke="currentColor" stroke-width="1.2" fill="none" stroke-linecap="round"/>' +
    '<path d="M19 4.5v8M15 8.5h8" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  fort: FORT_SHAPE,
  fort_level:
    '<path d="M2 21.6V16h5v-4.6h5V6.8h5V2.2h5v19.4Z" fill="#e0a867" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M7 16v5.6M12 11.4v10.2M17 6.8v14.8" stroke="currentColor" stroke-width="1.1"/>',
  spend_pizza: small(PIZZA_SHAPE, -1, -1, 0.88) + MINUS,
  spend_toy: small(TOY_SHAPE, -1, -1, 0.88) + MINUS,
  copy_pack: small(BACKPACK, -1.5, -0.5, 0.68) + small(BACKPACK, 9, 7.6, 0.68),
  copy_rival_pack:
    small(BACKPACK, 8.6, 7.2, 0.7) +
    '<circle cx="6" cy="4.8" r="3.4" fill="#f08a8a" stroke="currentColor" stroke-width="1.3"/><path d="M1 15c.1-3.6 2.1-5.8 5-5.8s3.6.9 4.4 2.2" fill="#f08a8a" stroke="currentColor" stroke-width="1.3"/>',
  convert:
    small(PIZZA_SHAPE, -0.5, 5, 0.54) +
    small(TOY_SHAPE, 12, 5, 0.52) +
    '<path d="M5 4.8C9 .8 15 .8 18.6 4l.2-3M19 19.6c-4 4-10 4-13.6.8l-.2 3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  heads: HEADS,
};

/** A suit: the outline and colour of its badge, and the pictogram in it. */
export interface SuitArt {
  /** Colour of the badge. */
  readonly fill: string;
  /** Ink of the pictogram. */
  readonly ink: string;
  /** Outline of the badge. */
  readonly badge: string;
  readonly picture: string;
}

/** Badges differ in outline first, in lightness second, in hue last. */
export const SUIT_ART: Readonly<Record<string, SuitArt>> = {
  skateboard: {
    fill: '#0d6068',
    ink: '#ffffff',
    badge: 'M8.5 4.5h7a7.5 7.5 0 0 1 0 15h-7a7.5 7.5 0 0 1 0-15Z',
    picture:
      '<path d="M3.6 9.6c1.6 0 1.4 2.2 3.2 2.2h10.4c1.8 0 1.6-2.2 3.2-2.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="8" cy="15" r="1.7" fill="currentColor"/><circle cx="16" cy="15" r="1.7" fill="currentColor"/>',
  },
  shovel: {
    fill: '#5b3413',
    ink: '#ffffff',
    badge: 'M2 2.5h20v11C22 18.5 17.5 22 12 23.5 6.5 22 2 18.5 2 13.5Z',
    picture:
      '<path d="M12 5v8.5M9.3 5h5.4" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><path d="M8.8 12.6h6.4v3.6c0 2-1.6 3.6-3.2 4.4-1.6-.8-3.2-2.4-3.2-4.4Z" fill="currentColor"/>',
  },
  glue: {
    fill: '#f39a2d',
    ink: '#2b1600',
    badge: 'M12 .8c3.2 4.6 8.6 8.2 8.6 13.6A8.6 8.6 0 0 1 12 23.2a8.6 8.6 0 0 1-8.6-8.8C3.4 9 8.8 5.4 12 .8Z',
    picture:
      '<path d="M11 6.2h2l.6 3.4h-3.2Z" fill="currentColor"/><path d="M8.6 10.2h6.8l.9 2v7.2c0 .6-.4 1-1 1H8.7c-.6 0-1-.4-1-1v-7.2Z" fill="currentColor"/><path d="M8.8 14h6.4v3.6H8.8Z" fill="#f9c27d"/>',
  },
  squirtgun: {
    fill: '#3577d4',
    ink: '#ffffff',
    badge: 'M7 1.5h10L23 12l-6 10.5H7L1 12Z',
    picture:
      '<path d="M5.6 8.4h11.8v4.2h-4.6l-1 5H8.2l.6-5H5.6Z" fill="currentColor"/><path d="M8.6 8V5.8h4.2V8" stroke="currentColor" stroke-width="1.6" fill="none"/><path d="M19 8.6l2-1.2M19.2 10.5h2.3M19 12.4l2 1.2" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>',
  },
  crown: {
    fill: '#ffd23f',
    ink: '#3d2b00',
    badge:
      'm12 .8 2.9 4.4 5.2-1.5-.3 5.3 3.6 3.6-4.5 2.8-.8 5.3-5.1-1-1 .1-5.1.9-.8-5.3-4.5-2.8 3.6-3.6-.3-5.3 5.2 1.5Z',
    picture:
      '<path d="M6.2 8.6 9 11.4l3-4.4 3 4.4 2.8-2.8-.9 7.6H7.1Z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>',
  },
  book: {
    fill: '#b3243d',
    ink: '#ffffff',
    badge: 'M3 1.5h18v21l-4.5-2.3-4.5 2.3-4.5-2.3L3 22.5Z',
    picture:
      '<path d="M11.3 7.4C9.6 6.2 7.6 5.9 5.4 6.1v9.7c2.2-.2 4.2.1 5.9 1.3ZM12.7 7.4c1.7-1.2 3.7-1.5 5.9-1.3v9.7c-2.2-.2-4.2.1-5.9 1.3Z" fill="currentColor"/>',
  },
  coin: {
    fill: '#f3efe2',
    ink: '#3c3a33',
    badge: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
    picture:
      '<circle cx="12" cy="12" r="8.3" fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2.2 1.6"/><path d="m12 6.2 1.7 3.7 4 .5-3 2.7.8 4-3.5-2-3.5 2 .8-4-3-2.7 4-.5Z" fill="currentColor"/>',
  },
  '?': {
    fill: '#ffffff',
    ink: '#3c3a33',
    badge: 'M3 3h18v18H3Z',
    picture:
      '<path d="M8.6 9.2c0-2 1.5-3.4 3.5-3.4s3.4 1.2 3.4 3c0 2.6-3.5 2.7-3.5 5.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="17.7" r="1.4" fill="currentColor"/>',
  },
};

/** A suit on its badge; undefined where nobody has drawn it. */
export function suitArt(name: string): string | undefined {
  const art = SUIT_ART[name];
  if (art === undefined) return undefined;
  const badge = `<path d="${art.badge}" fill="${art.fill}" stroke="#33261c" stroke-width="1.2" stroke-linejoin="round"/>`;
  return `${badge}<g color="${art.ink}">${art.picture}</g>`;
}
