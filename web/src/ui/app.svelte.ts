import type { Me } from '../wire';
import { Api, refusal, Refused } from '../state/api';
import { Lost, SaidNo } from '../state/connection';
import { send } from '../state/whom';
import { fetchWordsBy, language, say, sayOr } from '../words/index.svelte';

/** What all pages share. */
export const api = new Api(language, send);
// a game whose words cannot be had is still played: the server words what it sends
fetchWordsBy((game, lang) => api.words(game, lang).catch(() => ''));

let guest = $state.raw<Me | null>(null);

/** Who I am, once the server has said so. */
export function me(): Me | null {
  return guest;
}
export function setMe(found: Me): void {
  guest = found;
}

export interface Notice {
  number: number;
  kind: 'fine' | 'bad';
  text: string;
}

let notices = $state.raw<Notice[]>([]);
let count = 0;

export function allNotices(): Notice[] {
  return notices;
}

/** Tell the reader something for a while. */
export function tell(text: string, kind: Notice['kind'] = 'fine'): void {
  const number = (count += 1);
  notices = [...notices.filter((notice) => notice.text !== text), { number, kind, text }].slice(-3);
  setTimeout(() => dismiss(number), 7000);
}

export function dismiss(number: number): void {
  notices = notices.filter((notice) => notice.number !== number);
}

/** Why something failed, in words. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return sayOr(error.problem.message, error.problem.text);
  if (error instanceof SaidNo) return sayOr(error.refused.message, error.refused.text);
  return say(error instanceof Lost ? 'web-line-lost' : 'web-broken');
}

let known = false;

/** Take a seat, unless the browser would forget at once whose it is: a guest is known by a cookie. */
export async function seated<T>(what: () => Promise<T>): Promise<T> {
  if (!known) {
    const [one, other] = [await api.me(), await api.me()];
    if (one.id !== other.id) throw refusal(0, 'web-no-cookies');
    setMe(other);
    known = true;
  }
  return what();
}

/** Do it, and tell the reader if it fails. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    tell(reason(error), 'bad');
    return undefined;
  }
}
