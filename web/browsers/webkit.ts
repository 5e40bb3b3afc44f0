import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Driven, type Command, type Line } from './driver';

/** WebKit by WebKitGTK's driver, which speaks the W3C's protocol over HTTP, on a screen that nobody sees. */

const DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const WINDOW = join(import.meta.dirname, 'keeping.py');
const PATHS: Record<Command, [method: string, path: string]> = {
  setTimeouts: ['POST', '/timeouts'],
  navigate: ['POST', '/url'],
  executeAsync: ['POST', '/execute/async'],
  find: ['POST', '/element'],
  click: ['POST', '/element/{id}/click'],
  screenshot: ['GET', '/screenshot'],
  setRect: ['POST', '/window/rect'],
  close: ['DELETE', ''],
};

/** A WebKit with this folder for all it keeps. */
export async function webkit(folder: string, downloads: string, language = 'en-GB'): Promise<Driven> {
  mkdirSync(folder, { recursive: true });
  const screen = await display();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      FORTS_KEPT: folder,
      FORTS_SAVED: downloads,
      FORTS_LANGUAGE: language,
      // where tests run nobody may make a room of its own for each program, and only our pages are opened
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } } };
  for (const start = Date.now(); ;) {
    try {
      const made = (await call('POST', `${address}/session`, { capabilities })) as {
        sessionId: string;
        capabilities: { browserName: string; browserVersion: string };
      };
      const line = new Http(`${address}/session/${made.sessionId}`, [driver, screen.program]);
      const { browserName, browserVersion } = made.capabilities;
      return await new Driven(line, `${browserName} ${browserVersion}`).begin();
    } catch (error) {
      if (Date.now() - start > 30_000) throw error;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

class Http implements Line {
  constructor(
    private readonly session: string,
    private readonly programs: ChildProcess[],
  ) {}

  ask(command: Command, { id = '', ...given }: { id?: string } = {}): Promise<unknown> {
    const [method, path] = PATHS[command];
    return call(method, this.session + path.replace('{id}', id), given);
  }

  async end(): Promise<void> {
    await this.ask('close').catch(() => undefined);
    for (const program of this.programs) program.kill();
  }
}

async function call(method: string, address: string, given: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(value?.message ?? String(answer.status));
  return value;
}

/** A screen of our own; the program says which one it made. */
async function display(): Promise<{ name: string; program: ChildProcess }> {
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((told, failed) => {
    program.stdio[3]?.once('data', (data: Buffer) => told(data.toString().trim()));
    program.once('exit', () => failed(new Error('Xvfb has not started')));
  });
  return { name: `:${number}`, program };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
