import { expect, test } from 'vitest';
import { Api } from './api';
import { ReplayStore } from './replay.svelte';
import { happened, someTable } from './told.test-data';

function made(length: number) {
  const asked: string[] = [];
  const api = new Api(
    () => 'en',
    (url) => {
      asked.push(String(url));
      const query = new URLSearchParams(String(url).split('?')[1]);
      const start = Number(query.get('start'));
      const steps = Array.from({ length: Math.max(0, Math.min(40, length - start)) }, (_, at) => ({
        at: start + at,
        events: [happened(start + at)],
        view: start + at,
      }));
      const body = { table: someTable(), seat: 0, length, decisions: [0, 30, 60], steps, sheets: [] };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
    },
  );
  return { replay: new ReplayStore(api, 't1', 0), asked };
}

test('boards are fetched in parts, each once', async () => {
  const { replay, asked } = made(100);
  await replay.go(0);
  await replay.go(5);
  expect(asked).toHaveLength(1);
  await replay.go(90);
  expect(replay.step?.view).toBe(90);
});

test('only a step forward is a motion', async () => {
  const { replay } = made(100);
  await replay.go(4);
  expect(replay.events).toEqual([]);
  await replay.go(5);
  expect(replay.events).toHaveLength(1);
  await replay.go(4);
  expect(replay.events).toEqual([]);
});

test('it stays within the game, and finds the decisions', async () => {
  const { replay } = made(70);
  await replay.go(500);
  expect(replay.at).toBe(69);
  expect(replay.decision(-1)).toBe(60);
  await replay.go(0);
  expect(replay.decision(1)).toBe(30);
  expect(replay.decision(-1)).toBe(0);
});
