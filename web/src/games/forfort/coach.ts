import type { Ask, Message } from '../../wire';
import { settings } from '../../state/settings.svelte';
import type { ForFortView } from './types';

/** A lesson and when it is due. */
interface Lesson {
  topic: string;
  due(view: ForFortView, asked: boolean): boolean;
}

const LESSONS: Lesson[] = [
  { topic: 'over-fort', due: (view) => view.phase === 'over' && view.ended_by === 'fort' },
  { topic: 'over-points', due: (view) => view.phase === 'over' },
  { topic: 'camp-setup', due: (view, asked) => asked && view.phase === 'camp_setup' },
  { topic: 'front', due: (view, asked) => asked && view.phase === 'front' },
  ...[
    'advance',
    'camp',
    'mason',
    'ram',
    'trebuchet',
    'siege-tower',
    'garrison',
    'combo',
    'source',
    'rebuild',
    'top',
    'drawbridge',
  ].map((topic) => ({
    topic,
    due: (view: ForFortView, asked: boolean) => asked && view.phase === topic.replace('-', '_') && !view.evolved,
  })),
  { topic: 'evolved', due: (view, asked) => asked && view.evolved },
  { topic: 'play', due: (view, asked) => playing(view, asked) && view.round === 1 && view.extra === 'no' },
  { topic: 'extra', due: (view, asked) => playing(view, asked) && view.extra === 'yes' },
  { topic: 'last-round', due: (view, asked) => playing(view, asked) && view.last_round },
  { topic: 'invaded', due: (view, asked) => playing(view, asked) && invaded(view) },
  { topic: 'rival-near', due: (view, asked) => playing(view, asked) && nearest(view, false) >= 6 },
  { topic: 'near', due: (view, asked) => playing(view, asked) && nearest(view, true) >= 6 },
  { topic: 'combos', due: (view, asked) => playing(view, asked) && view.round >= 2 },
  { topic: 'teams', due: (view, asked) => playing(view, asked) && view.round >= 3 && view.teams },
  { topic: 'symbols', due: (view, asked) => playing(view, asked) && view.round >= 3 },
  { topic: 'discard', due: (view, asked) => playing(view, asked) && view.round >= 4 },
  { topic: 'signs', due: (view, asked) => playing(view, asked) && view.round >= 5 },
  { topic: 'points', due: (view, asked) => playing(view, asked) && view.round >= 6 },
  { topic: 'others', due: (view, asked) => !asked && view.turn !== null && view.phase !== 'over' },
];

function playing(view: ForFortView, asked: boolean): boolean {
  return asked && view.phase === 'play';
}

function invaded(view: ForFortView): boolean {
  return view.viewer !== null && (view.forts[view.viewer]?.slots.some((slot) => slot.army !== null) ?? false);
}

/** Most walls of one's own side, or of the others. */
function nearest(view: ForFortView, own: boolean): number {
  const ours = (seat: number): boolean =>
    seat === view.viewer || (view.teams && view.viewer !== null && seat % 2 === view.viewer % 2);
  return Math.max(0, ...view.forts.filter((fort) => ours(fort.seat) === own).map((fort) => fort.walls));
}

/** Guided first game: the first due lesson that has not been given; if all have, the first of them again. */
export function coach(view: ForFortView, ask: Ask | null): Message | null {
  const due = LESSONS.filter((lesson) => lesson.due(view, ask !== null)).map(
    ({ topic }) => `web-forfort-coach-${topic}`,
  );
  const id = due.find((lesson) => !settings.learnt.includes(lesson)) ?? due[0];
  return id === undefined ? null : { id, args: {} };
}
