/** Our own drawings of symbols, signs and pieces, in a square of 24. */

export interface Glyph {
  /** Filled by the even-odd rule, so that windows stay open. */
  fill?: string;
  /** Drawn as lines. */
  line?: string;
  /** Width of the lines. */
  width?: number;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export const GLYPHS = {
  // a trowel over bricks
  mason: {
    fill:
      'M2 16.2 5.2 5.4l7.6 7.6zM12.6 6.6l5.2-5.2a1.9 1.9 0 0 1 2.7 2.7l-5.2 5.2z' +
      'M11.2 15.6H16v3h-4.8zM17.2 15.6H22v3h-4.8zM8 19.8h4.8v3H8zM14 19.8h4.8v3H14z',
    line: 'M8.6 9.6 14 6.9',
    width: 2,
  },
  // a log with an iron head, under a roof on wheels
  ram: {
    fill: `M10 1.6 19 8.4H1zM.8 11h15.4v4.4H.8zM16.6 9.4h2.4l4.4 3.8-4.4 3.8h-2.4zM2.4 17.2h15.2V19H2.4z${disc(5.6, 20.6, 2.2)}${disc(14.4, 20.6, 2.2)}`,
    line: 'M3.6 8v10M16.4 8v3',
    width: 1.7,
  },
  // the long arm up, the weight low, a stone in the sling
  trebuchet: {
    fill: `M15.6 13.2h7v6h-7z${disc(3.6, 9, 2.5)}`,
    line: 'M2.6 3 19 14.4M3 3.4 3.6 8M5.4 21.6l6.4-11.8 5.6 11.8M2.6 21.8h18',
    width: 2.1,
  },
  // a tower on wheels, its flap let down
  siege_tower: {
    fill: `M5.4 1.6h2.9v2.2h2.2V1.6h2.9v2.2h2.2V1.6h2.9v4.8H5.4zM6.6 7.4h10.8v12.4H6.6zM10.4 9.4v3.2h3.2V9.4zM10.4 14.8v5h3.2v-5z${disc(8.2, 21.2, 2)}${disc(15.8, 21.2, 2)}`,
    line: 'M17.6 9.4 22.6 5.6',
    width: 2,
  },
  // a great helm
  garrison: {
    fill: 'M12 1.4C6.6 1.4 4 4.4 4 9v8c0 3 3.6 5.6 8 5.6s8-2.6 8-5.6V9c0-4.6-2.6-7.6-8-7.6zM5.8 9.2H11v2.3H5.8zM13 9.2h5.2v2.3H13zM7.2 14.4h1.9v1.9H7.2zM7.2 17.6h1.9v1.9H7.2zM14.9 14.4h1.9v1.9h-1.9zM14.9 17.6h1.9v1.9h-1.9z',
  },
  protected: {
    fill: 'M12 1.4 21 4v7.4c0 5.8-4.2 9.4-9 11.4-4.8-2-9-5.6-9-11.4V4zM10.7 5.6v4.6H6.4v2.7h4.3v6h2.6v-6h4.3v-2.7h-4.3V5.6z',
  },
  drawbridge: {
    fill: 'M2.4 22.4V9.6C2.4 4.8 6.6 1.6 12 1.6s9.6 3.2 9.6 8v12.8H18V10c0-3-2.6-4.8-6-4.8S6 7 6 10v12.4z',
    line: 'M9 7v15M12 6v16M15 7v15M6 12h12M6 17h12',
    width: 1.5,
  },
  camp: {
    fill: 'M12 5 22.6 21.6H1.4zM12 12l-3.6 9.6h7.2zM12.6.6l5.2 1.7-5.2 1.8z',
    line: 'M12 .9V6',
    width: 1.5,
  },
  army: { fill: 'M4.4 1h2.2v22H4.4zM7.6 2.4h14l-3.8 5 3.8 5h-14z' },
  lost: { fill: 'M10.2 2h3.6v5.4H19V11h-5.2v11h-3.6V11H5V7.4h5.2z' },
  hand: { fill: 'M3.4 6.8 11 4.2l4.6 13.6L8 20.4zM12.4 3.2h8.2v14.6h-3.4z' },
  discard: { fill: 'M4 3h16v18H4zM6.2 5.2v13.6h11.6V5.2zM8 7h8v2.4H8zM8 11h8v2.4H8zM8 15h5v2.4H8z' },
  donjon: { fill: 'M3 2h4v3h3V2h4v3h3V2h4v7.4h-2V22H5V9.4H3zM10 14v8h4v-8z' },
  spark: {
    fill: 'M12 .8l2.2 6.1 5.7-2.8-2.8 5.7 6.1 2.2-6.1 2.2 2.8 5.7-5.7-2.8L12 23.2l-2.2-6.1-5.7 2.8 2.8-5.7L.8 12l6.1-2.2-2.8-5.7 5.7 2.8z',
  },
  arrow: { fill: 'M12 1.4 22 12.6h-5.8v10H7.8v-10H2z' },
  crown: { fill: 'M2 6.4l5.4 4.4L12 3.4l4.6 7.4L22 6.4l-1.6 13.2H3.6z' },
  wall: {
    fill: 'M1 4h5v3h3.4V4h5.2v3H18V4h5v16H1zM3 10v3h5v-3zM10 10v3h5v-3zM17 10v3h4v-3zM3 15v3h3v-3zM8 15v3h6v-3zM16 15v3h5v-3z',
  },
  // charges of the coats of arms, one for each seat
  sun: {
    fill: `${disc(12, 12, 4.6)}M12 .6l1.8 5h-3.6zM12 23.4l-1.8-5h3.6zM.6 12l5-1.8v3.6zM23.4 12l-5 1.8v-3.6zM3.9 3.9l4.8 2.3-2.5 2.5zM20.1 20.1l-4.8-2.3 2.5-2.5zM3.9 20.1l2.3-4.8 2.5 2.5zM20.1 3.9l-2.3 4.8-2.5-2.5z`,
  },
  crescent: { fill: 'M16.6 2.2A10.4 10.4 0 1 0 21.8 16 8.2 8.2 0 1 1 16.6 2.2z' },
  tree: {
    fill: `${disc(12, 6.2, 4.8)}${disc(6.4, 12.4, 4.5)}${disc(17.6, 12.4, 4.5)}M10.6 11h2.8v9l3 3H7.6l3-3z`,
  },
  lily: {
    fill: 'M12 .8c3.6 4 3.8 8 1 12h-2c-2.8-4-2.6-8 1-12zM9.6 13.2C8.8 9.6 6.8 7.4 4.4 8.2 2 9 2 12.4 4.6 13.4c-.2-1.6 1.2-2.2 1.8-.2zM14.4 13.2c.8-3.6 2.8-5.8 5.2-5 2.4.8 2.4 4.2-.2 5.2.2-1.6-1.2-2.2-1.8-.2zM5.8 13.8h12.4v2.4H5.8zM10.8 16.8h2.4c.2 2.4 1.2 4 3 5.6l-4.2-1.2-4.2 1.2c1.8-1.6 2.8-3.2 3-5.6z',
  },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS;
}

/** By seat: what is painted on shields and banners; nobody needs to tell colours apart. */
export const CHARGES: readonly GlyphName[] = ['sun', 'crescent', 'tree', 'lily'];
