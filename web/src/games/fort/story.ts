import type { Happened } from '../../wire';
import type { Story } from '../skin';
import Sign from './Sign.svelte';
import type { FortPieces } from './types';

/** What happens before the first turn. */
const SETTING_UP = ['board', 'dealt', 'kept', 'passed', 'refill'];
/** What comes in rows, by the seat that it happens to. */
const ROWS = ['draw', 'yard'];

/** How Fort's log reads: a heading a turn, the dealing in one line, and hands that are drawn in one line. */
export const story: Story<FortPieces> = {
  heading: ({ code }) => (code === 'turn' || code === 'round' ? code : null),
  together({ code, seat }, begun) {
    if (!begun && SETTING_UP.includes(code)) return 'setting up';
    return ROWS.includes(code) ? `${code} ${seat}` : null;
  },
  told(events) {
    const [first] = events as [Happened];
    const count = events.length;
    if (first.code === 'draw') return { id: 'web-fort-log-draw', args: { count } };
    if (first.code === 'yard') return { id: 'web-fort-log-yard', args: { count } };
    return { id: 'web-fort-log-set-up', args: {} };
  },
  Sign,
};
