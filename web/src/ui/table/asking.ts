import { listed, say, sayOr } from '../../words/index.svelte';
import { seatName } from '../../words/seats';
import type { Playing } from './playing.svelte';

/** What the bar says: the question, or what the table waits for. */
export function asking(playing: Playing): string {
  const { table, store, paused, question, trial, actor } = playing;
  if (playing.past !== null) return say('web-looking-back');
  if (playing.curtain !== null) return say('web-curtain', { name: seatName(table.seats[playing.curtain]!) });
  if (playing.over) return say('web-over');
  if (table.status === 'paused') return say('web-paused');
  if (playing.away) return say(store.returning ? 'web-back-soon' : 'web-bot-plays-for-you');
  if (playing.seen.lapsed !== null && playing.mine.includes(playing.seen.lapsed)) return say('web-back-soon');
  if (paused.next !== null) return say('web-goes-on', { name: seatName(table.seats[paused.next.seat]!) });
  if (question !== null) {
    const asked = sayOr(question.question.message, question.question.text);
    return playing.common
      ? say('web-asked', { name: seatName(table.seats[store.seat ?? 0]!), question: asked })
      : asked;
  }
  if (trial !== null) {
    // while all look at something nobody is waited for
    const concerned = trial.waiting.length > 0 ? trial.waiting : trial.seats;
    const names = listed(concerned.map((seat) => seatName(table.seats[seat]!)));
    if (!playing.waited || playing.common) return say('web-trial-waits', { names });
    return say(trial.seats.some((seat) => playing.mine.includes(seat)) ? 'web-trial-yours' : 'web-trial-judge');
  }
  const decides = actor === null ? undefined : table.seats[actor];
  if (decides === undefined || playing.seen.view === null) return say('web-wait');
  const thinks = decides.kind === 'bot' || decides.standin !== null;
  // whoever decides here reads the question in a moment
  if (!thinks && actor !== null && playing.mine.includes(actor)) return say('web-wait');
  return say(thinks ? 'web-thinks' : 'web-decides', { name: seatName(decides) });
}
