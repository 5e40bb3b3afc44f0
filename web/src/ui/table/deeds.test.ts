import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SaidNo } from '../../state/connection';
import type { Refused } from '../../wire';
import { speak } from '../../words/index.svelte';
import { allNotices, dismiss } from '../app.svelte';
import type { Playing } from './playing.svelte';

// there is no page here, and what is tried leads to none
vi.stubGlobal('location', new URL('http://forts.example/'));
vi.stubGlobal('addEventListener', () => undefined);

/** Somebody at seat 1 tries something, and the server says no. */
async function refused(reason: string): Promise<string[]> {
  const no: Refused = {
    t: 'refused',
    id: 'x',
    reason,
    text: reason,
    message: { id: 'no-such-words', args: {} },
    ply: 0,
  };
  const store = { seat: 1, attempt: () => Promise.reject(new SaidNo(no)) };
  const { Deeds } = await import('./deeds');
  await new Deeds({ stores: [store] } as unknown as Playing).trying(1, { do: 'ready' });
  return allNotices().map(({ text }) => text);
}

beforeAll(() => speak('en'));
beforeEach(() => allNotices().forEach(({ number }) => dismiss(number)));

test('what is refused in a trial is told', async () => {
  expect(await refused('bad-try')).toEqual(['bad-try']);
});

test('what comes too late for a trial that has just ended is not: its result is', async () => {
  expect(await refused('stale-trial')).toEqual([]);
});
