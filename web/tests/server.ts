import { test as base, expect } from '@playwright/test';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const WEB = resolve(import.meta.dirname, '..');
const VENV = join(WEB, '..', '.venv', 'bin', 'python');
/** A Python with Forts installed, which is quick; without one the sources are run as they are. */
const INSTALLED = process.env['FORTS_PYTHON'] ?? (existsSync(VENV) ? VENV : null);
export const PYTHON = INSTALLED ?? 'python3';
/** Where Python looks for Forts before it looks where things are installed. */
export const SOURCES = INSTALLED === null ? join(WEB, '..', 'src') : (process.env['PYTHONPATH'] ?? null);

/** A server that runs. */
export interface Served {
  address: string;
  /** The file of its database. */
  database: string;
  stop: () => Promise<void>;
  /** It stops, and comes back at the same address with the same database. */
  restart: () => Promise<void>;
  /** It stops, until it is started again. */
  pause: () => Promise<void>;
}

/** Start the real server on a free port, with a database of its own; from sources elsewhere if they are given. */
export async function serve(
  client = process.env['FORTS_CLIENT'] ?? join(WEB, 'dist'),
  sources = SOURCES,
  settings: Record<string, string> = {},
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'forts-'));
  const database = join(folder, 'forts.db');
  const launch = async (port: string) => {
    const server = spawn(
      PYTHON,
      ['-u', join(WEB, 'tests', 'serve.py'), client, '--port', port, '--database', `sqlite:///${database}`],
      { env: environment(sources, settings) },
    );
    return { server, address: await addressOf(server) };
  };
  let { server, address } = await launch('0');
  const end = () =>
    new Promise<void>((ended) => {
      if (server.exitCode !== null || server.signalCode !== null) {
        ended();
        return;
      }
      server.removeAllListeners('exit');
      server.on('exit', () => ended());
      server.kill('SIGTERM');
    });
  return {
    address,
    database,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    pause: end,
    async restart() {
      await end();
      ({ server, address } = await launch(new URL(address).port));
    },
  };
}

function environment(sources: string | null, settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(sources === null ? {} : { PYTHONPATH: sources }),
    // a test is quicker than a person
    FORTS_MESSAGES: '100000',
    FORTS_REQUESTS_PER_MINUTE: '100000',
    FORTS_GUESTS_PER_HOUR: '100000',
    FORTS_TABLES_PER_HOUR: '100000',
    FORTS_WORK_PER_MINUTE: '10000000',
    FORTS_HINTS_PER_MINUTE: '100000',
    FORTS_CHAT_PER_MINUTE: '100000',
    FORTS_OPEN_TABLES_PER_GUEST: '100000',
    FORTS_RUNNING_TABLES_PER_GUEST: '100000',
    FORTS_SOCKETS_PER_ADDRESS: '10000',
    FORTS_HINT_SECONDS: '0.2',
    // a trial that nobody does anything in is soon over
    FORTS_TRIAL_SPEED: '100',
    ...settings,
  };
}

/** Where it answers, as soon as it does. */
function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  return new Promise<string>((found, failed) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      // in quotes it is one of the settings, which are told first
      const match = /(?<!')http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (match !== null) found(match[0]);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
}

/** Tests that have a server whose clock of trials runs that fast beside the world's, and know its database. */
export const testAt = (speed: number) =>
  base.extend<{ baseURL: string }, { server: Served }>({
    server: [
      async ({}, use) => {
        const served = await serve(undefined, undefined, { FORTS_TRIAL_SPEED: String(speed) });
        await use(served);
        await served.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ server }, use) => use(server.address),
  });

/** In a hurry: nobody wants to wait for a glass in a test. */
export const trialTest = testAt(4);

/** Tests that have a server: one for each worker. Any error in a page fails the test. */
export const test = base.extend<{ baseURL: string }, { server: { address: string } }>({
  server: [
    async ({}, use) => {
      const { address, stop } = await serve();
      await use({ address });
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect };
