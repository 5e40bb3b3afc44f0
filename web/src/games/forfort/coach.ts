import type { Ask } from '../../wire';
import { dueOf, type Lesson, type Taught } from '../lesson';
import type { ForFortView } from './types';

interface Moment {
  view: ForFortView;
  own: number;
}

/** A fort on the table. */
function fortOf(seat: number): string {
  return `.plan:has([data-anchor="donjon:${seat}"])`;
}

const mine = ({ own }: Moment): string[] => [fortOf(own), `[data-anchor="seat:${own}"]`];
const donjon = ({ own }: Moment): string[] => [`[data-anchor="donjon:${own}"]`];
const hand = ({ own }: Moment): string[] => [`.tray [data-anchor="hand:${own}"]`];
const theirs = ({ view, own }: Moment): string[] =>
  view.forts
    .filter((fort) => fort.seat !== own)
    .flatMap((fort) => [fortOf(fort.seat), `[data-anchor="seat:${fort.seat}"]`]);

function playing({ view }: Moment): boolean {
  return view.phase === 'play';
}

/** In one's own turn of these rounds: what was not told by then is no longer of use. */
function inRounds(from: number, to: number): (moment: Moment) => boolean {
  return (moment) => playing(moment) && moment.view.round >= from && moment.view.round <= to;
}

function phase(name: string): (moment: Moment) => boolean {
  return ({ view }) => view.phase === name && !view.evolved;
}

function invaded({ view, own }: Moment): string[] {
  const slots = view.forts[own]?.slots.filter((slot) => slot.army !== null) ?? [];
  return slots.map((slot) => `[data-anchor="slot:${own}:${slot.name}"]`);
}

/** The side's fort with most walls: of one's own, or of the others. */
function nearest({ view, own }: Moment, ours: boolean): { seat: number; walls: number } {
  const side = (seat: number): boolean => seat === own || (view.teams && seat % 2 === own % 2);
  return view.forts
    .filter((fort) => side(fort.seat) === ours)
    .reduce((best, fort) => (fort.walls > best.walls ? fort : best), { seat: own, walls: 0 });
}

const LESSONS: Taught<Moment>[] = [
  { topic: 'camp-setup', due: phase('camp_setup'), at: mine },
  { topic: 'front', due: phase('front'), at: mine },
  { topic: 'advance', due: phase('advance'), at: theirs },
  { topic: 'camp', due: phase('camp'), at: mine },
  { topic: 'mason', due: phase('mason'), at: () => ['.tray'] },
  { topic: 'ram', due: phase('ram'), at: theirs },
  { topic: 'trebuchet', due: phase('trebuchet'), at: theirs },
  { topic: 'siege-tower', due: phase('siege_tower'), at: theirs },
  { topic: 'garrison', due: phase('garrison'), at: theirs },
  { topic: 'combo', due: phase('combo'), at: () => ['.pending', '.tray'] },
  { topic: 'source', due: phase('source'), at: donjon },
  { topic: 'rebuild', due: phase('rebuild'), at: () => ['.tray'] },
  { topic: 'top', due: phase('top'), at: () => ['.tray'] },
  { topic: 'drawbridge', due: phase('drawbridge'), at: mine },
  { topic: 'evolved', due: ({ view }) => view.evolved, at: theirs },
  { topic: 'play', due: inRounds(1, 2), at: hand },
  { topic: 'arrows', due: inRounds(1, 2), at: donjon },
  { topic: 'extra', due: (moment) => playing(moment) && moment.view.extra === 'yes', at: hand },
  { topic: 'last-round', due: (moment) => playing(moment) && moment.view.last_round, at: theirs },
  { topic: 'invaded', due: (moment) => playing(moment) && invaded(moment).length > 0, at: invaded },
  {
    topic: 'rival-near',
    due: (moment) => playing(moment) && nearest(moment, false).walls >= 6,
    at: (moment) => [fortOf(nearest(moment, false).seat), `[data-anchor="seat:${nearest(moment, false).seat}"]`],
  },
  { topic: 'near', due: (moment) => playing(moment) && nearest(moment, true).walls >= 6, at: mine },
  { topic: 'combos', due: inRounds(2, 4), at: mine },
  { topic: 'teams', due: (moment) => inRounds(3, 4)(moment) && moment.view.teams, at: theirs },
  { topic: 'symbols', due: inRounds(3, 5), at: hand },
  { topic: 'discard', due: inRounds(4, 6), at: ({ own }) => [`[data-anchor="discard:${own}"]`] },
  { topic: 'signs', due: inRounds(5, 7), at: hand },
  { topic: 'points', due: inRounds(6, 8), at: ({ own }) => [`[data-anchor="seat:${own}"]`] },
];

/** The lessons that are due, the most urgent first. */
export function coach(view: ForFortView, ask: Ask | null): Lesson[] {
  if (view.viewer === null || ask === null) return [];
  return dueOf('forfort', LESSONS, { view, own: view.viewer });
}
