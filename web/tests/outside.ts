import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PYTHON, WEB } from './server';

const TOY = join(WEB, '..', 'tests', 'toy');

/** The toy game's package, installed in a folder of its own, as somebody else's would be: without network. */
export function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forts-outside-'));
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-index', '--no-build-isolation', '--no-deps'];
  const done = spawnSync(PYTHON, ['-m', 'pip', 'install', ...quiet, '--target', folder, TOY]);
  if (done.status !== 0) throw new Error(String(done.stderr));
  return folder;
}

/** The same package with another board, or with none. */
export function withBoard(folder: string, board: string | null): string {
  const copy = mkdtempSync(join(tmpdir(), 'forts-outside-'));
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'nim', 'web', 'board.js');
  if (board === null) rmSync(file);
  else writeFileSync(file, board);
  return copy;
}
