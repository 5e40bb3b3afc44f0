import type { Happened } from '../../wire';
import type { Story } from '../skin';
import Sign from './Sign.svelte';
import type { BoyardPieces } from './types';

/** What comes in rows, by the seat that it happens to. */
const ROWS = ['token', 'swim'];

/** How the log of Fort Boyard reads: a heading a turn and a round; the rolls for who begins are told in one line. */
export const story: Story<BoyardPieces> = {
  heading: ({ code }) => (code === 'turn' || code === 'round' ? code : null),
  together({ code, seat }) {
    if (code === 'first-roll') return code;
    return ROWS.includes(code) ? `${code} ${seat}` : null;
  },
  told(events) {
    const last = events.at(-1) as Happened;
    if (last.code === 'first-roll') return { id: 'web-boyard-log-rolls', args: {} };
    if (last.code !== 'token') return last.message;
    const boyards = events.reduce((sum, { facts }) => sum + Number(facts['boyards'] ?? 0), 0);
    return { id: 'web-boyard-log-tokens', args: { count: events.length, boyards } };
  },
  Sign,
  async more(event, table) {
    if (!event.note) return { lines: [], lang: undefined };
    const { attempted, languageOf, told } = await import('./stage/told');
    return { lines: told(event.note, attempted(event, table)), lang: languageOf(event.note, table) };
  },
};
