/** The guided first game: short lessons, each said once, when the table shows what it is about. */
import type { Ask } from '../../wire';
import { dueOf, type Lesson, type Taught } from '../lesson';
import type { BoardView, FortPieces, FortView, Level } from './types';

interface Moment {
  view: FortView;
  ask: Ask;
  me: BoardView;
  track: readonly Level[];
}

/** What belongs to the first turns is not explained later. */
const FIRST_ROUNDS = 3;

/** A place of the viewer's own. */
const own =
  (place: string) =>
  ({ me }: Moment): string[] => [`[data-spot="${place}/${me.seat}"]`, `[data-home="${me.seat}"]`];
const centre = (place: string) => (): string[] => [place, '[data-home="centre"]'];
const hand = ({ me }: Moment): string[] => [`section[data-spot="hand/${me.seat}"]`];
const table = (): string[] => ['[data-spot="table"]'];
const stuff = ({ me }: Moment): string[] => [
  `:has(> [data-spot="stuff/${me.seat}/pizza"])`,
  `[data-home="${me.seat}"]`,
];
const yards = ({ view, me }: Moment): string[] =>
  view.boards.filter(({ seat, yard }) => seat !== me.seat && yard.length > 0).map(({ seat }) => spotOf('yard', seat));

function spotOf(place: string, seat: number): string {
  return `[data-spot="${place}/${seat}"]`;
}

function asks(...questions: string[]): (moment: Moment) => boolean {
  return ({ view }) => questions.includes(view.ask);
}

/** A step of an action in which this is done. */
function step(verb: string, place?: string): (moment: Moment) => boolean {
  return ({ view, ask }) =>
    view.ask === 'step' &&
    ask.moves.some(({ meaning }) => meaning.verb === verb && (place === undefined || meaning.place === place));
}

function early({ view }: Moment): boolean {
  return view.round <= FIRST_ROUNDS;
}

/** Are there resources enough for the next level, in Stuff and Pack? */
function affords({ me, track }: Moment): boolean {
  const next = track[me.level + 1];
  if (next === undefined) return false;
  const pizza = me.stuff.pizza + me.pack.pizza - next.pizza;
  const toys = me.stuff.toys + me.pack.toys - next.toys;
  return pizza >= 0 && toys >= 0 && pizza + toys >= next.either;
}

const LESSONS: Taught<Moment>[] = [
  { topic: 'end', due: ({ view }) => view.ended !== '', at: centre('.line[role="group"]') },
  { topic: 'draft', due: asks('draft'), at: hand },
  {
    topic: 'goal',
    due: (moment) => asks('play')(moment) && moment.view.round === 1,
    at: centre('.line[role="group"]'),
  },
  { topic: 'play', due: (moment) => asks('play')(moment) && early(moment), at: hand },
  {
    topic: 'cards',
    due: (moment) => asks('play')(moment) && early(moment) && moment.view.round > 1,
    at: ({ me }) => [`section[data-spot="hand/${me.seat}"] [data-thing]`],
  },
  { topic: 'fort', due: (moment) => asks('play')(moment) && affords(moment), at: own('fort') },
  {
    topic: 'full',
    due: (moment) => asks('play')(moment) && (moment.me.stuff.pizza >= 4 || moment.me.stuff.toys >= 4),
    at: stuff,
  },
  { topic: 'action', due: asks('action'), at: table },
  { topic: 'add', due: asks('add'), at: table },
  { topic: 'kind', due: asks('kind'), at: table },
  { topic: 'declare', due: asks('declare'), at: table },
  { topic: 'name', due: asks('name'), at: table },
  { topic: 'follow', due: asks('follow'), at: table },
  { topic: 'build', due: asks('pay', 'pay pizza', 'pay toys'), at: own('fort') },
  { topic: 'rule', due: asks('rule'), at: table },
  { topic: 'perk', due: asks('perk'), at: centre('.perks') },
  { topic: 'trash-rival', due: step('trash', 'yard'), at: yards },
  { topic: 'pack', due: step('pack'), at: own('pack') },
  { topic: 'lookout', due: step('tuck'), at: own('lookout') },
  { topic: 'trash', due: step('trash'), at: hand },
  { topic: 'recruit', due: (moment) => asks('recruit')(moment) || step('recruit')(moment), at: centre('.park') },
  { topic: 'copy', due: step('copy'), at: own('pack') },
  { topic: 'convert', due: step('convert'), at: stuff },
  {
    topic: 'yard',
    due: (moment) => asks('recruit')(moment) && yards(moment).length > 0,
    at: (moment) => [...yards(moment), '[data-home]'],
  },
];

/** The lessons that are due, the most urgent first. */
export function coach(view: FortView, ask: Ask | null, pieces: FortPieces): Lesson[] {
  const me = view.viewer === null ? undefined : view.boards[view.viewer];
  if (me === undefined || ask === null || view.phase === 'over') return [];
  return dueOf('fort', LESSONS, { view, ask, me, track: pieces.track });
}
