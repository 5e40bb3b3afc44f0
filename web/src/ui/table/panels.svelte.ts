import { tick } from 'svelte';
import { settings } from '../../state/settings.svelte';
import type { Playing } from './playing.svelte';

/** What can be opened over a table. */
export type Panel = 'log' | 'chat' | 'menu' | 'reference' | 'why' | 'result' | 'seat' | 'orders';

/** Beside the board where there is room for it, else in a dialog. */
export type Side = 'log' | 'chat';

/** From this width on, log and chat have a place of their own. */
const WIDE = '(min-width: 1080px)';

/** Which panels of a table are open, and where. */
export class Panels {
  open = $state<Panel | null>(null);
  side = $state<Side>('log');
  /** Log and chat lie beside the board. */
  wide = $state(false);
  /** Whose dialog is open. */
  seat = $state(0);
  readonly #playing: Playing;

  constructor(playing: Playing) {
    this.#playing = playing;
    $effect(() => {
      const query = matchMedia(WIDE);
      const look = () => (this.wide = query.matches && !settings.afar);
      look();
      query.addEventListener('change', look);
      return () => query.removeEventListener('change', look);
    });
  }

  /** How many lines of the chat nobody has seen here. */
  get unread(): number {
    return this.#playing.looker.unread;
  }

  /** Open a panel where it belongs. */
  show(which: Panel): void {
    if (!this.wide || (which !== 'log' && which !== 'chat')) {
      this.open = which;
      return;
    }
    this.side = which;
    // whoever asks for it wants to be in it, as in a panel of its own
    const first = which === 'log' ? '.side .entry[tabindex="0"]' : '.side .chat input';
    void tick().then(() => document.querySelector<HTMLElement>(first)?.focus());
  }

  showSeat(seat: number): void {
    this.seat = seat;
    this.open = 'seat';
  }
}
