/** How each kid looks: parts to compose a portrait from. Kids of somebody's own file are dressed by their id. */

export interface Look {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly shirt: string;
  readonly extras: readonly Extra[];
  /** Two kids on one card. */
  readonly pair: boolean;
}

export type Hair =
  'short' | 'bowl' | 'curls' | 'spikes' | 'long' | 'tails' | 'mohawk' | 'swept' | 'wild' | 'bun' | 'none';
export type Eyes = 'dots' | 'wide' | 'happy' | 'sleepy' | 'glasses' | 'shades' | 'patch' | 'goggles';
export type Mouth = 'smile' | 'grin' | 'laugh' | 'oh' | 'smirk' | 'gap' | 'tongue' | 'flat';
export type Extra =
  | 'antennae'
  | 'antlers'
  | 'armyhelmet'
  | 'bandage'
  | 'bandana'
  | 'beanie'
  | 'bigbow'
  | 'bolt'
  | 'cap'
  | 'captain'
  | 'catears'
  | 'cheeks'
  | 'chef'
  | 'crown'
  | 'crumbs'
  | 'dots'
  | 'feather'
  | 'freckles'
  | 'goggletop'
  | 'headband'
  | 'helmet'
  | 'hood'
  | 'leaf'
  | 'medal'
  | 'mirror'
  | 'pacifier'
  | 'paint'
  | 'pencil'
  | 'plaster'
  | 'ladybug'
  | 'rocket'
  | 'scarf'
  | 'scouthat'
  | 'sheet'
  | 'skull'
  | 'slime'
  | 'snorkel'
  | 'sparks'
  | 'tie'
  | 'wart'
  | 'whiskers'
  | 'zip'
  | 'earring';

const SKINS = ['#ffdcb8', '#f3bd8c', '#d99a66', '#a96b3f', '#7a4a2b'] as const;
const [FAIR, WARM, TAN, BROWN, DEEP] = SKINS;
const BLACK = '#2b2320';
const DARK = '#5a3620';
const RED = '#c2532a';
const BLOND = '#f0c452';
const WHITE = '#e8e6e1';

function look(
  skin: string,
  hair: Hair,
  hairColour: string,
  eyes: Eyes,
  mouth: Mouth,
  shirt: string,
  extras: readonly Extra[] = [],
  pair = false,
): Look {
  return { skin, hair, hairColour, eyes, mouth, shirt, extras, pair };
}

const LOOKS: Readonly<Record<string, Look>> = {
  bones: look(FAIR, 'bowl', BLACK, 'sleepy', 'flat', '#3a3a44', ['skull']),
  captain: look(TAN, 'long', DARK, 'patch', 'smirk', '#a33b36', ['captain']),
  chef: look(BROWN, 'short', BLACK, 'happy', 'grin', '#f6f1e6', ['chef', 'scarf']),
  doc: look(WARM, 'bun', DARK, 'glasses', 'smile', '#eef4f6', ['mirror']),
  einstein: look(FAIR, 'wild', WHITE, 'glasses', 'smirk', '#7d6a56', ['tie']),
  patch: look(DEEP, 'curls', BLACK, 'patch', 'grin', '#6d8f4e', ['plaster']),
  noodle_twins: look(FAIR, 'curls', BLOND, 'dots', 'smile', '#d96b5f', [], true),
  ghost: look(FAIR, 'none', BLACK, 'wide', 'oh', '#f6f4ee', ['sheet']),
  golden_boy: look(WARM, 'swept', BLOND, 'happy', 'grin', '#f5d35e', ['medal']),
  prince: look(TAN, 'bowl', DARK, 'dots', 'smirk', '#7c4aa5', ['crown']),
  tiny: look(DEEP, 'curls', BLACK, 'wide', 'gap', '#f0a23b', ['hood']),
  puddin: look(FAIR, 'bowl', '#8a4a1f', 'happy', 'tongue', '#f5d9a8', ['cheeks']),
  doodles: look(BROWN, 'tails', BLACK, 'dots', 'smile', '#4f9fd1', ['pencil', 'paint']),
  dot: look(FAIR, 'tails', RED, 'wide', 'smile', '#d9435e', ['dots', 'freckles']),
  giggles: look(TAN, 'tails', BLACK, 'happy', 'laugh', '#f2a7c3', ['cheeks']),
  kitty: look(WARM, 'long', BLACK, 'wide', 'smile', '#8d7bc7', ['catears', 'whiskers']),
  penny: look(FAIR, 'tails', RED, 'dots', 'gap', '#58a08e', ['medal', 'freckles']),
  sweet_pea: look(WARM, 'bun', DARK, 'happy', 'smile', '#7fb85a', ['leaf', 'cheeks']),
  tink: look(BROWN, 'short', DARK, 'dots', 'grin', '#b58a54', ['goggletop']),
  icky_sticky: look(TAN, 'short', DARK, 'wide', 'tongue', '#78a33a', ['slime'], true),
  bug: look(WARM, 'none', BLACK, 'wide', 'smile', '#c33a2f', ['ladybug']),
  lefty: look(BROWN, 'short', BLACK, 'dots', 'smirk', '#3f7fb5', ['cap']),
  moose: look(TAN, 'short', DARK, 'sleepy', 'smile', '#7a4d2c', ['antlers']),
  sarge: look(DEEP, 'short', BLACK, 'dots', 'flat', '#6a7442', ['armyhelmet']),
  scout: look(WARM, 'short', BLOND, 'dots', 'smile', '#b79b5b', ['scouthat', 'scarf']),
  wart: look(FAIR, 'swept', '#7b7d4c', 'sleepy', 'gap', '#70804a', ['wart']),
  worm: look(FAIR, 'none', DARK, 'glasses', 'smile', '#d78a9a', ['beanie']),
  the_moles: look(WARM, 'short', BLACK, 'shades', 'smile', '#5d4a3d', [], true),
  the_ant: look(DEEP, 'none', BLACK, 'wide', 'grin', '#4a4038', ['antennae']),
  dash: look(BROWN, 'swept', BLACK, 'dots', 'grin', '#e26d3c', ['headband']),
  munch: look(FAIR, 'bowl', BLOND, 'happy', 'laugh', '#e2b13c', ['crumbs', 'cheeks']),
  skids: look(TAN, 'none', BLACK, 'dots', 'gap', '#3c8f8a', ['helmet', 'plaster']),
  spike: look(WARM, 'spikes', '#2f8f6b', 'dots', 'smirk', '#3a3a44', ['earring']),
  thunder: look(DEEP, 'spikes', BLACK, 'dots', 'flat', '#3d5fb3', ['bolt']),
  rocket_bros: look(TAN, 'none', BLACK, 'dots', 'grin', '#c7432f', ['rocket'], true),
  baby_face: look(WARM, 'none', DARK, 'wide', 'oh', '#a9d3ec', ['pacifier', 'cheeks']),
  blitz: look(BROWN, 'short', BLACK, 'dots', 'grin', '#2f6fc0', ['paint', 'headband']),
  crash: look(FAIR, 'spikes', RED, 'wide', 'gap', '#e08a35', ['bandage', 'plaster']),
  lil_boss: look(TAN, 'swept', BLACK, 'shades', 'flat', '#33394a', ['tie']),
  punky: look(FAIR, 'mohawk', '#e0479e', 'sleepy', 'smirk', '#26262c', ['earring']),
  the_scrappers: look(BROWN, 'wild', BLACK, 'dots', 'gap', '#8c4b3c', ['plaster'], true),
  smoke: look(WARM, 'swept', BLACK, 'sleepy', 'flat', '#6f747c', ['hood', 'bandana']),
  bitsy: look(WARM, 'bun', DARK, 'happy', 'smile', '#ef9a3d', ['bigbow']),
  flipper: look(TAN, 'short', BLOND, 'goggles', 'smile', '#f08a3c', ['snorkel']),
  rusty: look(FAIR, 'wild', RED, 'dots', 'gap', '#efcf52', ['freckles']),
  bud: look(DEEP, 'short', BLACK, 'dots', 'laugh', '#e9bf3f', ['cap']),
  zip: look(TAN, 'swept', RED, 'dots', 'grin', '#cf4034', ['zip']),
  blades: look(BROWN, 'none', BLACK, 'shades', 'smirk', '#b8352e', ['helmet']),
  sparky: look(FAIR, 'spikes', BLOND, 'wide', 'grin', '#5a9e45', ['sparks']),
  ace: look(BROWN, 'none', DARK, 'dots', 'smirk', '#4c8c3f', ['feather', 'goggletop', 'scarf']),
};

const HAIRS: readonly Hair[] = ['short', 'bowl', 'curls', 'spikes', 'long', 'tails', 'mohawk', 'swept', 'wild', 'bun'];
const EYES: readonly Eyes[] = ['dots', 'wide', 'happy', 'sleepy', 'glasses'];
const MOUTHS: readonly Mouth[] = ['smile', 'grin', 'laugh', 'smirk', 'gap'];
const EXTRAS: readonly Extra[] = ['freckles', 'plaster', 'cap', 'beanie', 'headband', 'scarf', 'cheeks', 'bigbow'];
const SHIRTS = ['#c9574a', '#3f7fb5', '#7fb85a', '#e2b13c', '#8d7bc7'] as const;
const COLOURS = [BLACK, DARK, RED, BLOND] as const;

/** A number from a text, the same every time. */
export function mark(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

function pick<T>(from: readonly [T, ...T[]] | readonly T[], number: number): T {
  return from[number % from.length] as T;
}

/** How a kid looks. */
export function lookOf(kid: string, pair = false): Look {
  const known = LOOKS[kid];
  if (known !== undefined) return known;
  const seed = mark(kid);
  return look(
    pick(SKINS, seed),
    pick(HAIRS, seed >>> 3),
    pick(COLOURS, seed >>> 6),
    pick(EYES, seed >>> 9),
    pick(MOUTHS, seed >>> 12),
    pick(SHIRTS, seed >>> 15),
    [pick(EXTRAS, seed >>> 18)],
    pair,
  );
}
