import type { Ask, Message } from '../../wire';
import { settings } from '../../state/settings.svelte';
import type { BoyardView } from './types';

/** A lesson and when it is due. */
interface Lesson {
  topic: string;
  due(view: BoyardView, asked: boolean): boolean;
}

const LESSONS: Lesson[] = [
  { topic: 'over-treasure', due: (view) => view.ended_by === 'treasure' },
  { topic: 'over-nobody', due: (view) => view.ended_by === 'nobody' },
  // the questions
  { topic: 'passe-partout', due: (view, asked) => asked && view.phase === 'passe-partout' },
  { topic: 'prize', due: (view, asked) => asked && view.phase === 'prize' },
  { topic: 'rival', due: (view, asked) => asked && view.phase === 'rival' },
  { topic: 'dive', due: (view, asked) => asked && view.phase === 'dive' },
  { topic: 'again', due: (view, asked) => asked && view.phase === 'again' },
  // one's own trials; before the code word, the book's advice: weigh every clue
  ...['concentration', 'strength', 'duel', 'riddle', 'guess', 'handful'].map((topic) => ({
    topic,
    due: (view: BoyardView) => view.trial === topic && attempts(view),
  })),
  // the rounds; of the second, the book's advice: keys matter here too
  { topic: 'treasure', due: (view) => view.round === 3 },
  { topic: 'clues', due: (view) => view.round === 2 },
  { topic: 'keys-matter', due: (view) => view.round === 2 },
  { topic: 'welcome', due: (view) => view.round <= 1 },
  { topic: 'keys', due: (view) => view.round === 1 },
  { topic: 'prison', due: (view) => mine(view)?.prison === true },
  { topic: 'sea', due: (view) => (mine(view)?.swum ?? -1) >= 0 },
  { topic: 'neighbours', due: (view) => view.round > 0 && view.turn > view.players.length },
];

function mine(view: BoyardView): BoyardView['players'][number] | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** Is the viewer in the trial that is on? */
function attempts(view: BoyardView): boolean {
  return view.seat !== null && (view.whose === view.seat || (view.trial === 'duel' && view.rival === view.seat));
}

/** Guided first game: the first due lesson that has not been given; if all have, the first of them again. */
export function coach(view: BoyardView, ask: Ask | null): Message | null {
  const due = LESSONS.filter((lesson) => lesson.due(view, ask !== null)).map(
    ({ topic }) => `web-boyard-coach-${topic}`,
  );
  const id = due.find((lesson) => !settings.learnt.includes(lesson)) ?? due[0];
  return id === undefined ? null : { id, args: {} };
}
