import { expect, test } from 'vitest';
import { Api } from './api';
import type { Socket, Surroundings } from './connection';
import { TableStore } from './table.svelte';
import { happened, someTrial, someUpdate } from './told.test-data';

function made(events: unknown = []) {
  const sent: Record<string, unknown>[] = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => undefined,
  };
  const around: Surroundings = { open: () => socket, later: () => () => undefined, random: () => 0, now: () => 0 };
  const api = new Api(
    () => 'en',
    () => Promise.resolve(new Response(JSON.stringify(events), { status: 200 })),
  );
  const store = new TableStore('t1', 0, api, 'ws://here', around);
  store.open();
  socket.onopen?.(undefined as never);
  const says = (told: unknown) => socket.onmessage?.({ data: JSON.stringify(told) });
  return { store, sent, says };
}

test('a gap is asked for at once', () => {
  const { sent, says } = made();
  says(someUpdate({ ply: 1 }));
  says(someUpdate({ ply: 9, since: 8 }));
  expect(sent).toMatchObject([{ t: 'sync', since: 1 }]);
});

test('a second click while a move is on its way is no second move', () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  void store.play(3);
  void store.play(3);
  expect(sent).toMatchObject([{ t: 'play', ply: 1, action: 3 }]);
});

test('what one has said oneself is no news, nor what was in sight before', () => {
  const { store, says } = made();
  const line = (number: number, seat: number | null) =>
    says({ t: 'chat', number, seat, name: '', text: 'Hello', at: 0 });
  line(0, 0);
  expect(store.unread).toBe(0);
  line(1, 1);
  line(2, null);
  expect(store.unread).toBe(2);
  store.heard = 2;
  expect(store.unread).toBe(0);
  line(3, 1);
  expect(store.unread).toBe(1);
});

test('a preview is asked for once for each state of the table', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  const first = store.preview(3);
  void store.preview(3);
  expect(sent).toHaveLength(1);
  says({ t: 'previewed', id: sent[0]?.['id'], action: 3, events: [happened(0)] });
  expect(await first).toHaveLength(1);
  says(someUpdate({ ply: 2, since: 1 }));
  void store.preview(3);
  expect(sent).toHaveLength(2);
});

test('hints are forgotten when the table moves on', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  const asked = store.hint();
  says({ t: 'hinted', id: sent[0]?.['id'], moves: [{ action: 3, share: 0.6, certainty: 1 }], line: [] });
  await asked;
  expect(store.hints).toHaveLength(1);
  says(someUpdate({ ply: 2, since: 1 }));
  expect(store.hints).toEqual([]);
});

test('a log that was cut is fetched whole', async () => {
  const { store, says } = made([happened(0), happened(1)]);
  says(someUpdate({ ply: 400, rewind: 2, cut: true }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(store.seen.log).toHaveLength(2);
  expect(store.seen.logCut).toBe(false);
});

const refused = (id: unknown, reason: string) => ({
  t: 'refused',
  id,
  reason,
  message: { id: reason, args: {} },
  text: reason,
});

test('a seat whose time is up is asked back again after the bot’s decision', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  const asked = store.comeBack();
  says(refused(sent[0]?.['id'], 'time-is-up'));
  await asked;
  expect(store.returning).toBe(true);
  says(someUpdate({ ply: 2, since: 1 }));
  expect(sent).toMatchObject([{ t: 'return' }, { t: 'return' }]);
  says({ t: 'done', id: sent[1]?.['id'], ply: 2 });
  says(someUpdate({ ply: 3, since: 2 }));
  expect(store.returning).toBe(false);
  expect(sent).toHaveLength(2);
});

test('a seat that cannot be had back is not asked for again', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  const asked = store.comeBack();
  says(refused(sent[0]?.['id'], 'already-resigned'));
  await expect(asked).rejects.toThrow('already-resigned');
  says(someUpdate({ ply: 2, since: 1 }));
  expect(store.returning).toBe(false);
  expect(sent).toHaveLength(1);
});

test('tries under way at once carry the numbers that they will have', () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1, trial: someTrial({ step: 2 }) }));
  void store.attempt({ do: 'do', what: { at: [1] } });
  void store.attempt({ do: 'do', what: { at: [2] } });
  expect(sent).toMatchObject([
    { t: 'try', trial: 7, step: 2, what: { do: 'do', what: { at: [1] } } },
    { t: 'try', trial: 7, step: 3, what: { do: 'do', what: { at: [2] } } },
  ]);
});

test('a try that is refused does not count', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1, trial: someTrial() }));
  const asked = store.attempt({ do: 'ready' });
  says(refused(sent[0]?.['id'], 'boyard-bad-try'));
  await expect(asked).rejects.toThrow('boyard-bad-try');
  void store.attempt({ do: 'ready' });
  expect(sent[1]).toMatchObject({ t: 'try', step: 0 });
});

test('where no trial is on, nothing is tried', async () => {
  const { store, sent, says } = made();
  says(someUpdate({ ply: 1 }));
  await store.attempt({ do: 'ready' });
  expect(sent).toEqual([]);
});
