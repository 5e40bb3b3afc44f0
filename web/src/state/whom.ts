import type { Files } from '../local/messages';
import { browser, type Socket, type Surroundings } from './connection';

/** Whom the client talks to: a server, or this device's own tables. Nothing else knows the difference. */

declare const __LOCAL__: Files | null;

const FLAG = 'forts-here';
/** A site without a server. */
export const SITE = import.meta.env.MODE === 'site';
const files = typeof __LOCAL__ === 'undefined' ? null : __LOCAL__;

function chosen(): boolean {
  try {
    return localStorage.getItem(FLAG) === '1';
  } catch {
    return false;
  }
}

/** Could this device play by itself? */
export const canPlayHere = files !== null;
/** Does it? */
export const playsHere = canPlayHere && (SITE || chosen());

/** Go on here, or with the server again; the page begins anew, at Home or elsewhere. */
export function playHere(on: boolean, page = ''): void {
  try {
    localStorage.setItem(FLAG, on ? '1' : '0');
  } catch {
    // a browser that keeps nothing asks again next time
  }
  location.assign(new URL(import.meta.env.BASE_URL + page, location.href));
}

async function local() {
  const transport = await import('../local/transport');
  if (files !== null) transport.begin(files);
  return transport;
}

let made: ReturnType<typeof local> | null = null;
function here(): ReturnType<typeof local> {
  return (made ??= local());
}

/** Keep on this device what is needed to play when the server cannot be reached. */
export async function keepHere(): Promise<void> {
  if (files === null) return;
  const { keepFiles } = await import('../local/python');
  await keepFiles(new URL(import.meta.env.BASE_URL, location.href).href, files);
}

/** What that takes, in bytes; null if it is kept already. */
export async function toKeep(): Promise<number | null> {
  if (files === null) return null;
  const kept = await caches.keys().catch((): string[] => []);
  return kept.some((name) => files.folder.endsWith(name.replace('forts-local', 'local'))) ? null : files.download;
}

/** Like `fetch`. */
export const send: typeof fetch = async (address, init) =>
  playsHere ? (await here()).send(String(address), init) : fetch(address, init);

/** The same, of the other side: of this device's own tables while one plays at a server, of the server while one plays here. */
export const sendAcross: typeof fetch = async (address, init) =>
  playsHere ? fetch(address, init) : (await here()).send(String(address), init);

export const around: Surroundings = playsHere ? { ...browser, open: (url) => new Soon(url) } : browser;

/** Try once more to start this device's tables. */
export async function again(): Promise<void> {
  (await here()).again();
}

/** A line that opens as soon as what it goes through has come. */
class Soon implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private socket: Socket | null = null;
  private closed = false;

  constructor(address: string) {
    void here().then(({ LocalSocket }) => {
      if (this.closed) return;
      const socket = (this.socket = new LocalSocket(address));
      socket.onopen = (event) => this.onopen?.(event);
      socket.onmessage = (event) => this.onmessage?.(event);
      socket.onclose = (event) => this.onclose?.(event);
    });
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
