/** The guided first game: short lessons, each said once, when the table shows what it is about. */
import type { Ask, Message } from '../../protocol';
import { settings } from '../../state/settings.svelte';
import type { BoardView, FortView, Level } from './types';

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
const ABOUT_STEP: Readonly<Record<string, string>> = {
  'fort-ask-pack': 'pack',
  'fort-ask-tuck': 'lookout',
  'fort-ask-trash': 'trash',
  'fort-ask-trash-rival': 'trash-rival',
  'fort-ask-recruit-now': 'recruit',
  'fort-ask-copy': 'copy',
  'fort-ask-convert': 'convert',
};

function stepOf(question: Message): string | null {
  const inner = question.args['question'];
  if (inner !== undefined && typeof inner === 'object' && !Array.isArray(inner)) return stepOf(inner);
  return ABOUT_STEP[question.id] ?? null;
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
export function lessons(view: FortView, ask: Ask | null): string[] {
  const me = view.viewer === null ? undefined : view.boards[view.viewer];
  if (view.phase === 'over') return ['over'];
  if (me === undefined) return [];
  if (ask === null) return view.leader !== view.viewer && view.card !== null ? ['watch'] : [];
  const found: string[] = [];
  if (view.ended !== '') found.push('end');
  const about = ABOUT_QUESTION[view.ask] ?? stepOf(ask.question.message);
  if (about !== null && about !== undefined) found.push(about);
  if (view.ask === 'play') {
    found.push('goal', 'play', 'cards');
    if (affords(me, view.track)) found.push('fort');
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
export function coach(view: FortView, ask: Ask | null): Message | null {
  const ids = lessons(view, ask).map((lesson) => `web-fort-coach-${lesson}`);
  const fresh = ids.find((id) => !settings.learnt.includes(id));
  return fresh === undefined ? null : { id: fresh, args: {} };
}
