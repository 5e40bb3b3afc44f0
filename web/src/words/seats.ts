import type { Arg, Happened, SeatInfo } from '../wire';
import { sayPlain } from './index.svelte';

/** Bots have first names, fixed by seat, so that people can speak of them. */
const BOTS = ['Ada', 'Basil', 'Cleo', 'Dario', 'Edda', 'Filou', 'Gus', 'Hana'];

/** Who sits there, in a word. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return sayPlain('web-bot-name', { name: BOTS[seat.seat % BOTS.length] ?? '' });
  if (seat.name !== '') return seat.name;
  return sayPlain(seat.kind === 'open' ? 'web-seat-open' : 'seat-number', { seat: seat.seat + 1 });
}

const unnamed = new WeakMap<Happened, Happened>();

/** What happened, for a screen that several people look at: it calls everybody by name, where it would say “you”. */
export function withoutYou(event: Happened): Happened {
  const known = unnamed.get(event);
  if (known !== undefined) return known;
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(event.message.args)) args[name] = value === 'you' ? 'other' : value;
  const made = { ...event, message: { ...event.message, args } };
  unnamed.set(event, made);
  return made;
}
