/** Portraits of our own making: a face drawn from a word, always the same from the same word. */

const GROUNDS = ['#f7d9a8', '#f4c2b0', '#cfe3b4', '#bcdcec', '#d9cdf0', '#f6e59c'];
const SKINS = ['#f6d3b3', '#eab98f', '#d69a6b', '#b57a4c', '#8a5a38', '#6a4329'];
const HAIRS = ['#2b221c', '#5a3a22', '#8c4f24', '#c98a3b', '#e3c06b', '#b5442e', '#4b4f66'];
const SHIRTS = ['#b0362b', '#1f5fa8', '#2c6e3b', '#7a3f98', '#c0701a', '#27717a'];

/** Behind the head, then before it. The face is a circle of 30 around (50, 52). */
const STYLES: ((hair: string) => [string, string])[] = [
  (hair) => [
    '',
    `<path fill="${hair}" d="M20 50C18 24 36 14 52 16s32 10 28 34c-6-8-10-14-12-18-10 8-30 10-40 8-4 4-6 6-8 10z"/>`,
  ],
  (hair) => [
    `<path fill="${hair}" d="M18 84V46a32 32 0 0 1 64 0v38l-10-4V50H28v30z"/>`,
    `<path fill="${hair}" d="M22 48c2-20 16-28 28-28s26 8 28 28c-12-2-20-8-26-16-6 8-16 14-30 16z"/>`,
  ],
  (hair) => [
    `<g fill="${hair}"><circle cx="18" cy="46" r="12"/><circle cx="82" cy="46" r="12"/></g>`,
    `<path fill="${hair}" d="M22 46c2-18 14-26 28-26s26 8 28 26c-8-8-18-12-28-12s-20 4-28 12z"/>`,
  ],
  (hair) => [
    `<g fill="${hair}"><circle cx="30" cy="26" r="13"/><circle cx="50" cy="20" r="14"/><circle cx="70" cy="26" r="13"/><circle cx="20" cy="42" r="11"/><circle cx="80" cy="42" r="11"/></g>`,
    `<path fill="${hair}" d="M24 42c8-12 44-12 52 0-4-16-14-22-26-22s-22 6-26 22z"/>`,
  ],
  (hair) => ['', `<path fill="${hair}" d="M22 44l4-16 8 6 4-14 9 10 7-12 6 12 10-7 2 13 8-2-2 12c-16-8-40-8-56-2z"/>`],
  (hair) => [
    `<path fill="${hair}" d="M74 40c16 4 18 22 10 38-2-12-6-20-14-26z"/>`,
    `<path fill="${hair}" d="M21 48c0-20 14-30 29-30s29 10 29 28c-10-4-14-10-16-14-8 8-26 8-42 16z"/>`,
  ],
  () => [
    '',
    '<path fill="#3b6ea5" d="M21 42c2-16 14-24 29-24s27 8 29 24z"/><path fill="#2c5480" d="M20 40h70c2 5-2 8-8 8H22c-4 0-4-6-2-8z"/>',
  ],
];

const EYES = [
  '<circle cx="39" cy="52" r="3.6"/><circle cx="61" cy="52" r="3.6"/>',
  '<ellipse cx="39" cy="52" rx="3" ry="4.8"/><ellipse cx="61" cy="52" rx="3" ry="4.8"/>',
  '<path class="l" d="M34 53q5-6 10 0M56 53q5-6 10 0"/>',
  '<circle cx="39" cy="52" r="3.6"/><path class="l" d="M56 52q5 4 10 0"/>',
];

const MOUTHS = [
  '<path class="l" d="M39 66q11 10 22 0"/>',
  '<path fill="#7a2a22" d="M38 65h24q-2 12-12 12T38 65z"/><path fill="#fff" d="M41 65h18v4H41z"/>',
  '<path class="l" d="M42 68q8 4 16-2"/>',
  '<path class="l" d="M40 66q10 8 20 0M52 70q4 8 8 1"/>',
  '<ellipse cx="50" cy="69" rx="4" ry="5" fill="#7a2a22"/>',
];

const EXTRAS = [
  '',
  '',
  '<g fill="#b5442e" opacity=".45"><circle cx="30" cy="61" r="1.6"/><circle cx="35" cy="63" r="1.6"/><circle cx="65" cy="63" r="1.6"/><circle cx="70" cy="61" r="1.6"/></g>',
  '<g fill="none" stroke="#2e2821" stroke-width="2.5"><circle cx="39" cy="52" r="9"/><circle cx="61" cy="52" r="9"/><path d="M48 51q2-2 4 0"/></g>',
  '<g fill="#e07a6a" opacity=".4"><circle cx="31" cy="62" r="5"/><circle cx="69" cy="62" r="5"/></g>',
  '<path fill="#f4e2b0" stroke="#b99a5a" d="M62 36l12 6-2 5-12-6z"/>',
];

/** Numbers that follow from a word, and look like chance. */
function numbers(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return (state ^ (state >>> 13)) >>> 0;
  };
}

/** The portrait of a word, as an image address. */
export function faceOf(word: string): string {
  const next = numbers(word);
  const one = <T>(things: readonly T[]): T => things[next() % things.length] as T;
  const skin = one(SKINS);
  const [behind, before] = one(STYLES)(one(HAIRS));
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>.l{fill:none;stroke:#2e2821;stroke-width:3;stroke-linecap:round}</style><rect width="100" height="100" fill="${one(GROUNDS)}"/>${behind}<path fill="${one(SHIRTS)}" d="M16 104c2-18 16-24 34-24s32 6 34 24z"/><path fill="${skin}" d="M42 74h16v12q-8 6-16 0z"/><circle cx="21" cy="55" r="6" fill="${skin}"/><circle cx="79" cy="55" r="6" fill="${skin}"/><ellipse cx="50" cy="52" rx="29" ry="31" fill="${skin}"/><g fill="#2e2821">${one(EYES)}</g>${one(MOUTHS)}${one(EXTRAS)}${before}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
