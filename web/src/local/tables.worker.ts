/// <reference lib="webworker" />
import type { FromTables, Thought, ToTables } from './messages';
import { NotStarted, startPython } from './python';
import { openStore } from './store';

/** The worker with the tables: the server's own code for them, in Python, with this browser's store. */
declare const self: DedicatedWorkerGlobalScope;

interface Tables {
  call(method: string, path: string, body: string, languages: string): Promise<string>;
  open(line: number, address: string): Promise<void>;
  send(line: number, text: string): void;
  close(line: number): void;
}

function say(what: FromTables): void {
  self.postMessage(what);
}

let begun: Promise<Tables> | null = null;

async function begin({ base, files, thinker, speed }: Extract<ToTables, { t: 'begin' }>): Promise<Tables> {
  const [python, store] = await Promise.all([
    startPython(base, files, (loaded, total, first) => say({ t: 'progress', loaded, total, first })),
    openStore(),
  ]);
  const waiting = new Map<number, { resolve(text: string): void; reject(why: Error): void }>();
  thinker.onmessage = ({ data }: MessageEvent<Thought>) => {
    const one = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.t === 'thought') one?.resolve(data.text);
    else if (data.t === 'failed') one?.reject(new Error(data.why));
  };
  const bridge = {
    get: async (shelf: string, key: string) => JSON.stringify(await store.get(shelf, key)),
    among: async (shelf: string, prefix: string) => JSON.stringify(await store.among(shelf, prefix)),
    write: (changes: string, guard: string) => store.write(JSON.parse(changes), JSON.parse(guard)),
    ask: (number: number, text: string) =>
      new Promise<string>((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        thinker.postMessage({ t: 'ask', number, text } satisfies Thought);
      }),
    stop: (number: number) => thinker.postMessage({ t: 'stop', number } satisfies Thought),
    tell: (line: number, text: string) => say({ t: 'told', line, text }),
    closed: (line: number, code: number) => say({ t: 'closed', line, code }),
  };
  const make = python.runPython('from forts.local.browser import Tables\nTables') as (
    bridge: object,
    speed: number,
  ) => Tables;
  const tables = make(bridge, speed);
  // what every page asks first is made ready before it does
  await tables.call('GET', '/games', '', 'en');
  say({ t: 'ready', keeps: store.keeps });
  return tables;
}

async function hear(told: ToTables): Promise<void> {
  if (told.t === 'begin') {
    begun = begin(told);
    return void (await begun);
  }
  const tables = await begun;
  if (tables === null) return;
  if (told.t === 'call') {
    const { id, method, path, body, languages } = told;
    const [status, kind, text] = JSON.parse(await tables.call(method, path, body, languages)) as [
      number,
      string,
      string,
    ];
    say({ t: 'answer', id, status, kind, text });
  } else if (told.t === 'open') await tables.open(told.line, told.address);
  else if (told.t === 'send') tables.send(told.line, told.text);
  else tables.close(told.line);
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  hear(data).catch((error: unknown) => {
    if (data.t === 'begin') {
      console.error(error);
      say({ t: 'failed', why: error instanceof NotStarted ? error.why : 'broken' });
    } else if (data.t === 'call') {
      console.error(error);
      say({ t: 'answer', id: data.id, status: 500, kind: 'text/plain', text: '' });
    }
  });
};
