/** Ties legal moves to things on the board, by their notation; and names what was touched, to ask why not. */
import type { Ask, Message, MoveInfo } from '../../protocol';
import type { FortView } from './types';

/** A thing on the board that moves can be tied to, such as `hand/bug` or `yard/2/tiny`. Seats count from 0. */
export type Thing = string;

type Tie = (found: string[], move: MoveInfo) => Thing | null;

// the first that fits counts
const TIES: readonly (readonly [RegExp, Tie])[] = [
  [/^keep (?:rough_housing|do_over)$/, () => null],
  [/^\S+ top of park_deck$/, () => 'park-deck'],
  [/^\S+ (\S+) from park$/, ([, kid]) => `park/${kid}`],
  [/^\S+ (\S+) from yard of seat (\d)$/, ([, kid, seat]) => `yard/${Number(seat) - 1}/${kid}`],
  [/^add (\S+) from lookout$/, ([, kid]) => `lookout/${kid}`],
  [/^(?:trash (\S+) from discard|take back (\S+))$/, ([, trashed, taken]) => `discard/${trashed ?? taken}`],
  [/^perk (\S+)$/, ([, perk]) => `perk/${perk}`],
  [/^rule (\S+)$/, ([, rule]) => `rule/${rule}`],
  [/^use perk$/, () => 'my-perk'],
  [/^start$/, () => 'go'],
  [/^use (public|private)$/, ([, side]) => `side/${side}`],
  [/^pack (pizza|toys) from supply$/, ([, kind]) => `supply/${kind}`],
  [/^pack (pizza|toys)$/, ([, kind]) => `stuff/${kind}`],
  [/^gather (pizza|toys)$/, ([, kind]) => `kind/${kind}`],
  [/^spend from (stuff|pack)$/, ([, place], move) => `${place}/${String(move.message.args['kind'])}`],
  [/^convert (pizza|toys) in (stuff|pack)$/, ([, kind, place]) => `${place}/${kind}`],
  [/^(?:declare|name) (\S+)$/, ([, suit]) => `suit/${suit}`],
  [/^copy pack of seat (\d)$/, ([, seat]) => `pack-of/${Number(seat) - 1}`],
  [/^(?:pay (\d+) pizza|(\d+) (?:pizza|toys) from pack)$/, ([, pizza, packed]) => `pay/${pizza ?? packed}`],
  [/^(?:keep|play|add|follow with|follow also with|tuck|trash) (\S+)$/, ([, kid]) => `hand/${kid}`],
];

/** The thing on the board that stands for a move; null for those that only have words, such as `skip`. */
export function thingOf(move: MoveInfo): Thing | null {
  for (const [form, tie] of TIES) {
    const found = form.exec(move.notation);
    if (found) return tie(found, move);
  }
  return null;
}

/** The legal moves by the thing they are tied to. */
export function movesByThing(ask: Ask | null): ReadonlyMap<Thing, readonly MoveInfo[]> {
  const tied = new Map<Thing, MoveInfo[]>();
  for (const move of ask?.moves ?? []) {
    const thing = thingOf(move);
    if (thing !== null) tied.set(thing, [...(tied.get(thing) ?? []), move]);
  }
  return tied;
}

const HAND_VERBS: Readonly<Record<string, string>> = {
  draft: 'keep',
  play: 'play',
  add: 'add',
  follow: 'follow with',
  'follow more': 'follow also with',
};
const STEP_VERBS: Readonly<Record<string, string>> = {
  'fort-ask-tuck': 'tuck',
  'fort-ask-trash': 'trash',
  'fort-ask-trash-rival': 'trash',
  'fort-ask-recruit-now': 'recruit',
  'fort-ask-pack': 'pack',
};

/** What is done with a card in the step that is asked for. */
function stepVerb(question: Message | undefined): string {
  if (question === undefined) return 'recruit';
  const inner = question.args['question'];
  if (inner !== undefined && typeof inner === 'object' && !Array.isArray(inner)) return stepVerb(inner);
  return STEP_VERBS[question.id] ?? (question.id.startsWith('fort-ask-step') ? 'take' : 'recruit');
}

/** How a choice of that thing would be written now, to ask why it is not allowed; null if nothing could be asked. */
export function wouldBe(thing: Thing, view: FortView, ask: Ask | null): string | null {
  const [place = '', first = '', second = ''] = thing.split('/');
  const verb = view.ask === 'step' ? stepVerb(ask?.question.message) : 'recruit';
  switch (place) {
    case 'hand':
      return `${HAND_VERBS[view.ask] ?? verb} ${first}`;
    case 'lookout':
      return `add ${first} from lookout`;
    case 'discard':
      return view.ask === 'step' && verb === 'trash' ? `trash ${first} from discard` : `take back ${first}`;
    case 'park':
      return `${verb} ${first} from park`;
    case 'park-deck':
      return `${verb} top of park_deck`;
    case 'yard':
      return `${verb} ${second} from yard of seat ${Number(first) + 1}`;
    case 'perk':
      return `perk ${first}`;
    case 'my-perk':
      return 'use perk';
    case 'side':
      return `use ${first}`;
    case 'stuff':
      return verb === 'pack' ? `pack ${first}` : `convert ${first} in stuff`;
    case 'pack':
      return `convert ${first} in pack`;
    case 'supply':
      return `pack ${first} from supply`;
    case 'pack-of':
      return `copy pack of seat ${Number(first) + 1}`;
    default:
      return null;
  }
}
