/** The guided first game: short lessons, each said once, when the table shows what it is about. */
import type { Ask, Message } from '../../wire';
import { settings } from '../../state/settings.svelte';
import type { BoardView, FortPieces, FortView, Level } from './types';

const ABOUT_QUESTION: Readonly<Record<string, string>> = {
  draft: 'draft',
  action: 'action',
  add: 'add',
  kind: 'kind',
  declare: 'declare',
  name: 'name',
  follow: 'follow',
  pay: 'build',
  'pay pizza': 'build',
  'pay toys': 'build',
  rule: 'rule',
  perk: 'perk',
};
/** What a step of an action is about, by what is done in it. */
const ABOUT_STEP: Readonly<Record<string, string>> = {
  pack: 'pack',
  tuck: 'lookout',
  trash: 'trash',
  recruit: 'recruit',
  copy: 'copy',
  convert: 'convert',
};

function stepOf(ask: Ask): string | null {
  for (const { meaning } of ask.moves) {
    if (meaning.verb === 'trash' && meaning.place === 'yard') return 'trash-rival';
    const about = ABOUT_STEP[meaning.verb];
    if (about !== undefined) return about;
  }
  return null;
}

/** Are there resources enough for the next level, in Stuff and Pack? */
function affords(me: BoardView, track: readonly Level[]): boolean {
  const next = track[me.level + 1];
  if (next === undefined) return false;
  const pizza = me.stuff.pizza + me.pack.pizza - next.pizza;
  const toys = me.stuff.toys + me.pack.toys - next.toys;
  return pizza >= 0 && toys >= 0 && pizza + toys >= next.either;
}

/** All lessons that fit the table now, the most urgent first. */
export function lessons(view: FortView, ask: Ask | null, track: readonly Level[]): string[] {
  const me = view.viewer === null ? undefined : view.boards[view.viewer];
  if (view.phase === 'over') return ['over'];
  if (me === undefined) return [];
  if (ask === null) return view.leader !== view.viewer && view.card !== null ? ['watch'] : [];
  const found: string[] = [];
  if (view.ended !== '') found.push('end');
  const about = ABOUT_QUESTION[view.ask] ?? (view.ask === 'step' ? stepOf(ask) : null);
  if (about !== null) found.push(about);
  if (view.ask === 'play') {
    found.push('goal', 'play', 'cards');
    if (affords(me, track)) found.push('fort');
    if (me.stuff.pizza >= 4 || me.stuff.toys >= 4) found.push('full');
    if (view.round > 1) found.push('skip');
  }
  if (view.ask === 'recruit') {
    found.push('recruit');
    if (view.boards.some((board) => board.yard.length > 0)) found.push('yard');
  }
  return found;
}

/** What to explain now: the first fitting lesson that has not been shown yet. */
export function coach(view: FortView, ask: Ask | null, pieces: FortPieces): Message | null {
  const ids = lessons(view, ask, pieces.track).map((lesson) => `web-fort-coach-${lesson}`);
  const fresh = ids.find((id) => !settings.learnt.includes(id));
  return fresh === undefined ? null : { id: fresh, args: {} };
}
