import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';

/** What `make site` has built. */
export const BUILT = resolve(import.meta.dirname, '../../build/static');

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface Static {
  /** With the folder that the site lies in. */
  address: string;
  /** What was sent of each file, in bytes. */
  sent: Map<string, number>;
  /** A file that breaks off after so many bytes. */
  cut: { file: RegExp; after: number } | null;
  /** Bytes that its line takes in a hundredth of a second, whoever asks; it takes any number unless this is set. */
  narrow: number | null;
  /** Bytes that have gone over a narrow line. */
  gone: number;
  /** A script that its page begins with, for browsers whose drivers have no other way. */
  script: string;
  stop(): Promise<void>;
}

/** A plain host of files, with the site in a folder of it: no pages but files, compressed where a copy lies beside. */
export async function host(folder = BUILT, under = '/games/forts/'): Promise<Static> {
  const sent = new Map<string, number>();
  const made: Static = {
    address: '',
    sent,
    cut: null,
    narrow: null,
    gone: 0,
    script: '',
    stop: () => Promise.resolve(),
  };
  let free = Promise.resolve();
  /** Send a file bit by bit, each when it is its turn. */
  const drip = async (file: string, answer: ServerResponse, bit: number): Promise<void> => {
    const data = readFileSync(file);
    for (let at = 0; at < data.length && !answer.destroyed; at += bit) {
      free = free.then(() => new Promise((later) => setTimeout(later, 10)));
      await free;
      answer.write(data.subarray(at, at + bit));
      made.gone += Math.min(bit, data.length - at);
    }
    answer.end();
  };
  const server: Server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://here').pathname;
    const name = normalize(path.slice(under.length) || 'index.html');
    const file = join(folder, name);
    if (!path.startsWith(under) || name.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end();
      return;
    }
    if (name === 'index.html' && made.script !== '') {
      const page = readFileSync(file, 'utf8').replace('<head>', `<head><script>${made.script}</script>`);
      answer.writeHead(200, { 'content-type': KINDS['.html'], 'cache-control': 'max-age=600' }).end(page);
      return;
    }
    const takes = String(asked.headers['accept-encoding'] ?? '').includes('br');
    const found = takes && existsSync(`${file}.br`) ? `${file}.br` : file;
    const size = statSync(found).size;
    const cut = made.cut !== null && made.cut.file.test(name) ? made.cut.after : null;
    sent.set(name, (sent.get(name) ?? 0) + (cut ?? size));
    answer.writeHead(200, {
      'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
      'content-length': size,
      'cache-control': 'max-age=600',
      ...(found === file ? {} : { 'content-encoding': 'br' }),
    });
    if (made.narrow !== null) void drip(found, answer, made.narrow);
    else if (cut === null) createReadStream(found).pipe(answer);
    else
      createReadStream(found, { end: cut })
        .on('data', (part) => answer.write(part))
        .on('end', () => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  made.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`;
  made.stop = () =>
    new Promise((stopped) => {
      server.closeAllConnections();
      server.close(() => stopped());
    });
  return made;
}
