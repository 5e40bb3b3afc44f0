/// <reference lib="webworker" />
import { decompress } from 'fzstd';
import type { Failure, Files } from './messages';

/** The part of Pyodide that is used. */
export interface Python {
  unpackArchive(data: ArrayBuffer, kind: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(settings: Record<string, unknown>): Promise<Python>;
}

/** Why Python could not be started. */
export class NotStarted extends Error {
  constructor(
    readonly why: Failure,
    cause?: unknown,
  ) {
    super(why, { cause });
  }
}

const KEPT = 'forts-local-';
/** Where Python looks for packages. */
const PACKAGES = '/lib/python3.14/site-packages';

/** Can this browser do what is needed at all? */
export function isTooOld(): boolean {
  return typeof WebAssembly === 'undefined' || typeof indexedDB === 'undefined';
}

/**
 * Python with everything of ours, from what was kept on this device or else from the network, once. What comes half is not
 * kept: the next try begins where files are whole.
 */
export async function startPython(
  base: string,
  files: Files,
  progress: (loaded: number, total: number, first: boolean) => void,
): Promise<Python> {
  if (isTooOld()) throw new NotStarted('old');
  const folder = new URL(`${files.folder}/`, base).href;
  const data = await gather(folder, files, progress);
  answerFrom(folder, data);
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
    const python = await loadPyodide({
      indexURL: folder,
      lockFileContents: new TextDecoder().decode(data.get('pyodide-lock.json')),
      packageBaseUrl: folder,
    });
    const forts = data.get('forts.zip');
    if (forts === undefined) throw new NotStarted('broken');
    python.unpackArchive(forts, 'zip', { extractDir: PACKAGES });
    data.clear();
    return python;
  } catch (error) {
    throw error instanceof NotStarted ? error : new NotStarted('broken', error);
  }
}

/** Lays the files down on this device, for when there is no line; Python is not started. */
export async function keepFiles(base: string, files: Files): Promise<void> {
  if (isTooOld()) throw new NotStarted('old');
  await gather(new URL(`${files.folder}/`, base).href, files, () => undefined);
}

/** All files, unpacked, by their names. */
async function gather(
  folder: string,
  files: Files,
  progress: (loaded: number, total: number, first: boolean) => void,
): Promise<Map<string, ArrayBuffer>> {
  const cache = await caches.open(KEPT + files.folder.replace(/.*-/, '')).catch(() => null);
  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  let first = false;
  const data = new Map<string, ArrayBuffer>();
  const get = async ([name, size]: [string, number]): Promise<void> => {
    const address = folder + name;
    let packed = await cache?.match(address).then((kept) => kept?.arrayBuffer());
    if (packed?.byteLength === size) {
      loaded += size;
    } else {
      first = true;
      packed = await download(address, size, (part) => {
        loaded += part;
        progress(loaded, total, true);
      });
      await cache?.put(address, new Response(packed.slice(0), { headers: headersOf(name) })).catch(() => undefined);
    }
    progress(loaded, total, first);
    data.set(name.replace(/\.packed$/, ''), name.endsWith('.packed') ? unpacked(packed) : packed);
  };
  await Promise.all(Object.entries(files.sizes).map(get));
  const names = await caches.keys().catch(() => []);
  const old = names.filter((name) => name.startsWith(KEPT) && name !== KEPT + files.folder.replace(/.*-/, ''));
  await Promise.all(old.map((name) => caches.delete(name)));
  return data;
}

async function download(address: string, size: number, progress: (part: number) => void): Promise<ArrayBuffer> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    throw new NotStarted('offline', error);
  }
  if (!answer.ok || answer.body === null) throw new NotStarted('offline');
  const whole = new Uint8Array(size);
  let at = 0;
  try {
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > size) throw new NotStarted('unfinished');
      whole.set(value, at);
      at += value.length;
      progress(value.length);
    }
  } catch (error) {
    throw new NotStarted('unfinished', error);
  }
  if (at !== size) throw new NotStarted('unfinished');
  return whole.buffer;
}

function unpacked(data: ArrayBuffer): ArrayBuffer {
  try {
    const { buffer, byteOffset, byteLength } = decompress(new Uint8Array(data));
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  } catch (error) {
    throw new NotStarted('unfinished', error);
  }
}

/** What Pyodide fetches by itself has come already. */
function answerFrom(folder: string, data: Map<string, ArrayBuffer>): void {
  const network = self.fetch.bind(self);
  self.fetch = (asked, ...more) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const name = address.startsWith(folder) ? address.slice(folder.length) : '';
    const found = data.get(name);
    if (found === undefined) return network(asked, ...more);
    return Promise.resolve(new Response(found, { headers: headersOf(name) }));
  };
}

function headersOf(name: string): Record<string, string> {
  if (name.endsWith('.mjs')) return { 'content-type': 'text/javascript' };
  return { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' };
}
