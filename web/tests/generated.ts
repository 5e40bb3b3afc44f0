import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pages } from './minigames/pages';
import { PYTHON, serve, test as base, WEB } from './server';

/** The tag of the language that `tools/generated_language.py` writes. */
export const GENERATED = 'qps';

/** A copy of the sources with one language more, as folders. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forts-language-'));
  const skipped = ['node_modules', 'dist', 'test-results', '__pycache__'];
  const filter = (source: string) => !skipped.includes(basename(source));
  cpSync(join(WEB, '..', 'src'), join(folder, 'src'), { recursive: true, filter });
  cpSync(WEB, join(folder, 'web'), { recursive: true, filter });
  symlinkSync(join(WEB, 'node_modules'), join(folder, 'web', 'node_modules'));
  execFileSync(PYTHON, [join(WEB, '..', 'tools', 'generated_language.py'), join(folder, 'src', 'forts')]);
  return folder;
}

interface Built {
  client: string;
  sources: string;
}

/** Tests of a server and client that have a third language; `built`: what another server may be made of. */
export const test = base.extend<object, { built: Built; server: { address: string } }>({
  built: [
    async ({}, use) => {
      const folder = copy();
      execFileSync(process.execPath, [join(WEB, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
        cwd: join(folder, 'web'),
      });
      await use({ client: join(folder, 'web', 'dist'), sources: join(folder, 'src') });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [
    async ({ built }, use) => {
      const { address, stop } = await serve(built.client, built.sources);
      await use({ address });
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Tests of mini-games on a page of their own, which speaks a third language. */
export const minigameTest = pages(() => {
  const folder = copy();
  // not where the packages are: those are shared with others
  const cacheDir = join(folder, 'prepared');
  return { web: join(folder, 'web'), cacheDir, done: () => rmSync(folder, { recursive: true, force: true }) };
});
