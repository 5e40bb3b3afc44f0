import type { SeatInfo } from '../wire';
import { sayPlain } from './index.svelte';

/** Bots have first names, fixed by seat, so that people can speak of them. */
const BOTS = ['Ada', 'Basil', 'Cleo', 'Dario', 'Edda', 'Filou', 'Gus', 'Hana'];

/** Who sits there, in a word. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return sayPlain('web-bot-name', { name: BOTS[seat.seat % BOTS.length] ?? '' });
  if (seat.name !== '') return seat.name;
  return sayPlain(seat.kind === 'open' ? 'web-seat-open' : 'seat-number', { seat: seat.seat + 1 });
}
