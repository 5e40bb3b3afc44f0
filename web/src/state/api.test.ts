import { expect, test } from 'vitest';
import { Api } from './api';

/** A server that answers when it is told to. */
function slow() {
  const asked: { path: string; answer: (ok: boolean) => void }[] = [];
  const send = (address: RequestInfo | URL) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (ok: boolean) => (ok ? resolve(new Response('{}')) : reject(new Error('no line')));
      asked.push({ path: String(address), answer });
    });
  return { asked, api: new Api(() => 'en', send) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a newcomer asks one thing first, and is the same person ever after', async () => {
  const { asked, api } = slow();
  const all = [api.me(), api.games(), api.tables()];
  await soon();
  expect(asked.map(({ path }) => path)).toEqual(['/api/me', '/api/games']);
  for (const one of asked) one.answer(true);
  await soon();
  expect(asked.map(({ path }) => path)).toEqual(['/api/me', '/api/games', '/api/tables']);
  asked.at(-1)!.answer(true);
  await Promise.all(all);
  void api.me();
  void api.tables();
  await soon();
  expect(asked).toHaveLength(5);
});

test('who was not answered is a newcomer still', async () => {
  const { asked, api } = slow();
  const lost = api.me();
  asked[0]!.answer(false);
  await expect(lost).rejects.toThrow();
  void api.me();
  void api.tables();
  await soon();
  expect(asked.map(({ path }) => path)).toEqual(['/api/me', '/api/me']);
});
