import { beforeEach, describe, expect, test } from 'vitest';
import type { Told } from '../wire';
import { Connection, Lost, SaidNo, type Line, type Socket, type Surroundings } from './connection';
import { someUpdate } from './told.test-data';

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  says(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  breaks(code: number): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let waiting: { what: () => void; milliseconds: number }[];
let heard: Told[];
let lines: Line[];
let now: number;
let connection: Connection;

const around: Surroundings = {
  open: (url) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket;
  },
  later: (what, milliseconds) => {
    const entry = { what, milliseconds };
    waiting.push(entry);
    return () => (waiting = waiting.filter((one) => one !== entry));
  },
  random: () => 0.5,
  now: () => now,
};

function last(): FakeSocket {
  return sockets.at(-1)!;
}

beforeEach(() => {
  sockets = [];
  waiting = [];
  heard = [];
  lines = [];
  now = 0;
  connection = new Connection(
    () => `ws://here?since=${heard.length}`,
    (told) => heard.push(told),
    (line) => lines.push(line),
    around,
  );
  connection.open();
});

describe('the line to a table', () => {
  test('what is said comes in, and an answer reaches who asked', async () => {
    last().opens();
    const asked = connection.wish({ t: 'play', ply: 1, action: 7 });
    const id = last().sent[0]?.['id'] as string;
    last().says(someUpdate({ done: id }));
    await expect(asked).resolves.toMatchObject({ t: 'update' });
    expect(heard).toHaveLength(1);
  });

  test('a refusal is an error with its reason', async () => {
    last().opens();
    const asked = connection.wish({ t: 'undo', ply: 1 });
    const id = last().sent[0]?.['id'] as string;
    last().says({ t: 'refused', id, reason: 'stale-ply', message: { id: 'stale-ply', args: {} }, text: '', ply: 2 });
    await expect(asked).rejects.toThrow(SaidNo);
  });

  test('a broken line is tried again, later each time, and goes on from what was seen', () => {
    last().opens();
    last().says(someUpdate());
    last().breaks(1006);
    expect(lines.at(-1)).toEqual({ is: 'lost', tries: 1 });
    const first = waiting[0]!;
    first.what();
    expect(last().url).toBe('ws://here?since=1');
    last().breaks(1006);
    expect(waiting.at(-1)!.milliseconds).toBeGreaterThan(first.milliseconds);
  });

  test('waiting never takes longer than a quarter of a minute', () => {
    for (let tries = 0; tries < 20; tries += 1) {
      last().breaks(1006);
      waiting.at(-1)!.what();
    }
    last().breaks(1006);
    expect(waiting.at(-1)!.milliseconds).toBeLessThanOrEqual(15_000);
  });

  test('a move that was not answered is repeated with the same id', async () => {
    last().opens();
    const asked = connection.wish({ t: 'play', ply: 1, action: 7 });
    const frame = last().sent[0];
    last().breaks(1012);
    waiting[0]!.what();
    last().opens();
    expect(last().sent).toEqual([frame]);
    last().says({ t: 'done', id: frame?.['id'] as string, ply: 2 });
    await expect(asked).resolves.toMatchObject({ t: 'done' });
  });

  test('tries outlive a lost line, in their order', () => {
    last().opens();
    void connection.wish({ t: 'try', trial: 7, step: 0, what: { do: 'ready' } });
    last().breaks(1006);
    void connection.wish({ t: 'try', trial: 7, step: 1, what: { do: 'do', what: {} } });
    const [sent] = last().sent;
    waiting[0]!.what();
    last().opens();
    expect(last().sent[0]).toEqual(sent);
    expect(last().sent.map((frame) => frame['step'])).toEqual([0, 1]);
  });

  test('what is of no use later fails when the line breaks', async () => {
    last().opens();
    const asked = connection.wish({ t: 'why', action: 'play bug' });
    last().breaks(1006);
    await expect(asked).rejects.toThrow(Lost);
    await expect(connection.wish({ t: 'hint', ply: 1 })).rejects.toThrow(Lost);
  });

  test('a table that refuses us is not tried again', async () => {
    const asked = connection.wish({ t: 'play', ply: 1, action: 7 });
    last().breaks(4403);
    expect(lines.at(-1)).toEqual({ is: 'closed', code: 4403 });
    expect(waiting).toEqual([]);
    await expect(asked).rejects.toThrow(Lost);
  });

  test('a nudge tries at once', () => {
    last().breaks(1006);
    connection.nudge();
    expect(sockets).toHaveLength(2);
    expect(waiting).toEqual([]);
  });

  test('previews stop before the server would close the line', async () => {
    last().opens();
    const asked = Array.from({ length: 80 }, () => connection.wish({ t: 'preview', ply: 1, action: 1 }));
    const answers = asked.map((one) => one.catch((error: unknown) => error));
    expect(last().sent.length).toBe(60);
    expect(await answers.at(-1)).toBeInstanceOf(Lost);
    now += 21_000;
    void connection.wish({ t: 'preview', ply: 1, action: 1 });
    expect(last().sent.length).toBe(61);
  });
});
