import type { Ask } from '../../wire';
import { dueOf, type Lesson, type Taught } from '../lesson';
import type { BoyardView } from './types';

interface Moment {
  view: BoyardView;
  asked: boolean;
  me: BoyardView['players'][number];
}

const picture = 'svg[role="group"]';
const fort = (): string[] => [picture];
const stage = (): string[] => ['.card'];
const pawn = ({ me }: Moment): string[] => [`[data-pawn="${me.seat}"]`, picture];
const sheet = ({ me }: Moment): string[] => [`[data-anchor="sheet:${me.seat}"]`];
const rivals = ({ view, me }: Moment): string[] => [
  ...view.players.filter((one) => one.seat !== me.seat).map((one) => `[data-anchor="sheet:${one.seat}"]`),
];
const stock = (): string[] => ['[data-anchor="stock"]', picture];

function question(phase: string): (moment: Moment) => boolean {
  return ({ view, asked }) => asked && view.phase === phase;
}

/** A trial that the viewer is in. */
function trial(kind: string): (moment: Moment) => boolean {
  return ({ view, me }) =>
    view.trial === kind && (view.whose === me.seat || (kind === 'duel' && view.rival === me.seat));
}

/** Any trial that the viewer is in, while keys are played for. */
function forKeys(moment: Moment): boolean {
  const { round, trial: kind } = moment.view;
  return round === 1 && kind !== '' && trial(kind)(moment);
}

/** While the board lies open, in the first two turns of everybody in a round. */
function early(round: number): (moment: Moment) => boolean {
  return ({ view }) => view.trial === '' && view.round === round && view.turn <= 2 * view.players.length;
}

const LESSONS: Taught<Moment>[] = [
  { topic: 'passe-partout', due: question('passe-partout'), at: fort },
  { topic: 'prize', due: question('prize'), at: stock },
  { topic: 'rival', due: question('rival'), at: rivals },
  { topic: 'dive', due: question('dive'), at: fort },
  { topic: 'again', due: question('again'), at: sheet },
  // the very first roll may lead to a trial: whoever has seen no board yet reads first what it is held for
  { topic: 'keys', due: forKeys, at: stage },
  // one's own trials; before the code word, the book's advice: weigh every clue
  ...['concentration', 'strength', 'duel', 'riddle', 'guess', 'handful'].map((topic) => ({
    topic,
    due: trial(topic),
    at: stage,
  })),
  { topic: 'prison', due: ({ me }) => me.prison, at: pawn },
  { topic: 'sea', due: ({ me }) => me.swum >= 0, at: pawn },
  // the rounds; of the second, the book's advice: keys matter here too
  { topic: 'treasure', due: early(3), at: () => ['[data-anchor="bag"]', picture] },
  { topic: 'clues', due: early(2), at: sheet },
  { topic: 'keys-matter', due: early(2), at: sheet },
  { topic: 'welcome', due: (moment) => early(0)(moment) || early(1)(moment), at: pawn },
  { topic: 'keys', due: early(1), at: stock },
];

/** The lessons that are due, the most urgent first. */
export function coach(view: BoyardView, ask: Ask | null): Lesson[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (me === undefined || view.phase === 'over') return [];
  return dueOf('boyard', LESSONS, { view, asked: ask !== null, me });
}
