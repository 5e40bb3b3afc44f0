import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PYTHON, serve, test as base, WEB } from './server';

/** The tag of the language that `tools/generated_language.py` writes. */
export const GENERATED = 'qps';

/** A copy of the sources with one language more, as folders, and the client built from it. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forts-language-'));
  const skipped = ['node_modules', 'dist', 'tests', 'test-results', '__pycache__'];
  const filter = (source: string) => !skipped.includes(basename(source));
  cpSync(join(WEB, '..', 'src'), join(folder, 'src'), { recursive: true, filter });
  cpSync(WEB, join(folder, 'web'), { recursive: true, filter });
  symlinkSync(join(WEB, 'node_modules'), join(folder, 'web', 'node_modules'));
  execFileSync(PYTHON, [join(WEB, '..', 'tools', 'generated_language.py'), join(folder, 'src', 'forts')]);
  execFileSync(process.execPath, [join(WEB, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: join(folder, 'web'),
  });
  return folder;
}

/** Tests of a server and client that have a third language. */
export const test = base.extend<object, { server: { address: string } }>({
  server: [
    async ({}, use) => {
      const folder = copy();
      const { address, stop } = await serve(join(folder, 'web', 'dist'), join(folder, 'src'));
      await use({ address });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
