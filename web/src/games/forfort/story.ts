import type { Happened } from '../../wire';
import type { Story } from '../skin';
import Sign from './Sign.svelte';
import type { ForFortComponents } from './types';

/** Before the first turn cards are drawn, and the back below the last one is seen. */
const SETTING_UP = ['drew', 'back'];

/** How ForFort's log reads: a heading a turn; what is drawn at the start is told in one line. */
export const story: Story<ForFortComponents> = {
  heading: ({ code }) => (code === 'turn' ? code : null),
  together({ code, seat }, begun) {
    if (!begun && SETTING_UP.includes(code)) return 'setting up';
    return code === 'drew' ? `drew ${seat}` : null;
  },
  told(events) {
    const [first] = events as [Happened];
    if (events.some(({ code, seat }) => code !== 'drew' || seat !== first.seat))
      return { id: 'web-forfort-log-set-up', args: {} };
    return { id: 'web-forfort-log-drew', args: { count: events.length } };
  },
  Sign,
};
