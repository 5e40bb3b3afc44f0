import type { TableInfo } from '../wire';
import { Api } from '../state/api';
import { SITE, canPlayHere, playHere, playsHere, sendAcross } from '../state/whom';
import { language } from '../words/index.svelte';
import { api } from './app.svelte';
import { save } from './saving';

/** A game that is taken along: as a file, to this device, or to the server. */

/** Is there another side to go to? */
export const hasOtherSide = canPlayHere && !SITE;

/** Nobody else plays, so that nobody else is let down. */
export function canGoAlong({ seats, status, terms }: TableInfo): boolean {
  return status !== 'lobby' && !terms.rated && seats.every((seat) => seat.kind === 'bot' || seat.mine);
}

export async function saveGame({ id, game }: TableInfo): Promise<void> {
  save(new Blob([await api.takeOut(id)], { type: 'application/json' }), `forts-${game}.json`);
}

/** The game goes on at the other side; so does the page. */
export async function goOnAcross(id: string): Promise<void> {
  const across = new Api(language, sendAcross);
  const table = await across.takeIn(await api.takeOut(id));
  playHere(!playsHere, `table/${table.id}`);
}
