import { untrack } from 'svelte';
import { say, sayOr } from '../../words/index.svelte';
import { tell } from '../app.svelte';
import { closeCalls } from '../calling';
import { notifyTurn } from '../notify';
import { play } from '../sounds';
import { formality, type Playing } from './playing.svelte';

/** How much of what happened is said at once. */
const SAID = 8;

/** What has just happened, for those who listen. */
export function saidAloud(playing: Playing): string {
  return playing.events
    .slice(-SAID)
    .map((event) => sayOr(event.message, event.text))
    .join(' ');
}

/** Lets things be heard: what happens on the board, and that somebody here is waited for. */
export function announce(playing: Playing): void {
  let wasWaited = false;
  $effect(() => {
    const { asked, waited, me, mine, trial, table } = playing;
    const now = waited && !(asked !== undefined && formality(asked.seen.ask) && me?.answered);
    if (now && !wasWaited) {
      play('turn');
      const asking = asked?.seen.ask?.question;
      const what = asking ? sayOr(asking.message, asking.text) : trial !== null ? say('web-trial-yours') : '';
      const seat = asked?.seat ?? mine.find((one) => trial?.waiting.includes(one));
      if (seat !== undefined && seat !== null) void notifyTurn(say('web-your-turn'), what, table.id, seat);
      // answered on another device, or by the bot that stands in: nobody is to be called any more
    } else if (!now && wasWaited && document.hidden) void closeCalls(table.id, mine);
    wasWaited = now;
  });

  // whoever looked elsewhere finds the table changed, and should know by whom
  $effect(() => {
    const { lapsed } = playing.seen;
    if (lapsed !== null && playing.mine.includes(lapsed)) untrack(() => tell(say('web-time-ran-out')));
  });

  $effect(() => {
    const batch = playing.events;
    untrack(() => {
      for (const event of batch) {
        const tone = playing.parts.skin.tone(event);
        if (tone !== null) play(tone);
      }
    });
  });
}
