import type { Socket } from '../state/connection';
import type { Files, FromTables, ToTables, ToThinker } from './messages';
import { here } from './state.svelte';
import { alone } from './tabs';

/** Speaks to this device's own tables as to a server: calls and lines, by way of two workers. */

const OTHER_TAB = 4409;
const WORDS = {
  offline: 'web-local-not-started',
  unfinished: 'web-local-unfinished',
  old: 'web-local-old-browser',
  broken: 'web-local-not-started',
} as const;

interface Waiting {
  path: string;
  resolve(answer: Response): void;
}

let tables: Worker | null = null;
let thinker: Worker | null = null;
let number = 0;
const calls = new Map<number, Waiting>();
const lines = new Map<number, LocalSocket>();
let files: Files | null = null;

/** Start the workers, once; also after a failure, anew. */
export function begin(found: Files): void {
  files = found;
  if (tables !== null) return;
  here.phase = 'loading';
  here.download = found.download;
  if (typeof Worker === 'undefined' || typeof MessageChannel === 'undefined') {
    fail('old');
    return;
  }
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const { port1, port2 } = new MessageChannel();
  tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  tables.onmessage = ({ data }: MessageEvent<FromTables>) => hear(data, () => think(base, found, port2));
  tables.onerror = () => fail('broken');
  tell({ t: 'begin', base, files: found, thinker: port1, speed: trialSpeed() }, [port1]);
  // asked once: what is kept shall not be cleared when room gets short
  void navigator.storage?.persist?.().catch(() => false);
}

/** Of the clock of trials beside the world's, as a server has a setting for it: tests are quicker than people. */
function trialSpeed(): number {
  const given: unknown = Reflect.get(globalThis, 'fortsTrialSpeed');
  return typeof given === 'number' ? given : 1;
}

/** The worker that thinks comes second: the pages wait for the tables alone. */
function think(base: string, found: Files, port: MessagePort): void {
  if (thinker !== null) return;
  thinker = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
  thinker.postMessage({ t: 'begin', base, files: found, tables: port } satisfies ToThinker, [port]);
}

function tell(what: ToTables, moved: Transferable[] = []): void {
  tables?.postMessage(what, moved);
}

function hear(told: FromTables, ready: () => void): void {
  if (told.t === 'progress') {
    here.loaded = told.loaded;
    here.total = told.total;
    here.first = told.first;
  } else if (told.t === 'ready') {
    here.keeps = told.keeps;
    here.phase = 'ready';
    ready();
  } else if (told.t === 'failed') {
    fail(told.why);
  } else if (told.t === 'answer') {
    const call = calls.get(told.id);
    calls.delete(told.id);
    if (call?.path === '/tables' && told.status === 200) noteDamaged(told.text);
    call?.resolve(new Response(told.text, { status: told.status, headers: { 'content-type': told.kind } }));
  } else if (told.t === 'told') {
    lines.get(told.line)?.onmessage?.({ data: told.text });
  } else {
    lines.get(told.line)?.end(told.code);
  }
}

function noteDamaged(text: string): void {
  const { damaged } = JSON.parse(text) as { damaged?: string[] };
  if (damaged !== undefined) here.damaged = damaged;
}

function fail(why: keyof typeof WORDS): void {
  here.phase = why;
  tables?.terminate();
  thinker?.terminate();
  tables = thinker = null;
  for (const { resolve } of calls.values()) resolve(refused());
  calls.clear();
  for (const line of [...lines.values()]) line.end(1006);
}

function refused(): Response {
  const id = here.phase in WORDS ? WORDS[here.phase as keyof typeof WORDS] : 'web-local-not-started';
  return Response.json({ reason: id, message: { id, args: {} }, text: '' }, { status: 503 });
}

/** A call, as `fetch` would make it. */
export async function send(address: string, init: RequestInit = {}): Promise<Response> {
  const path = address.replace(/^\/api/, '');
  if (tables === null && here.phase !== 'loading') return refused();
  const id = (number += 1);
  const languages = new Headers(init.headers).get('Accept-Language') ?? 'en';
  const answer = new Promise<Response>((resolve, reject) => {
    calls.set(id, { path, resolve });
    init.signal?.addEventListener('abort', () => {
      calls.delete(id);
      reject(new DOMException('', 'AbortError'));
    });
  });
  const body = typeof init.body === 'string' ? init.body : '';
  tell({ t: 'call', id, method: init.method ?? 'GET', path, body, languages });
  return answer;
}

/** A line to a table, as a WebSocket would be. */
export class LocalSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly number = (number += 1);
  private release: (() => void) | null = null;
  private ended = false;

  constructor(address: string) {
    const table = /\/tables\/([^/]+)\/socket/.exec(address)?.[1] ?? '';
    void alone(table).then((release) => {
      if (this.ended) release?.();
      else if (release === null) this.end(OTHER_TAB);
      else this.begin(address, release);
    });
  }

  private begin(address: string, release: () => void): void {
    this.release = release;
    lines.set(this.number, this);
    if (tables === null) {
      this.end(1006);
      return;
    }
    tell({ t: 'open', line: this.number, address: new URL(address).pathname + new URL(address).search });
    this.onopen?.(undefined as never);
  }

  send(text: string): void {
    tell({ t: 'send', line: this.number, text });
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    lines.delete(this.number);
    tell({ t: 'close', line: this.number });
    this.release?.();
  }

  /** Closed from the other side. */
  end(code: number): void {
    if (this.ended) return;
    this.ended = true;
    lines.delete(this.number);
    this.release?.();
    this.onclose?.({ code });
  }
}

/** Try once more after a failure. */
export function again(): void {
  if (files !== null) begin(files);
}
