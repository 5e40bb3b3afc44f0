import { expect, test } from '@playwright/test';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Device, kept, open } from './device';
import { BUILT, host, type Static } from './static';
import { playOut } from './table';

/** A new version of the site comes while somebody plays, and does not come whole. */

/** The site as it was built, and again under other names, as if something in every file had changed. */
function versions(folder: string): void {
  for (const name of ['old', 'new'])
    cpSync(BUILT, join(folder, name), { recursive: true, filter: (file) => !file.endsWith('.br') });
  const newer = join(folder, 'new');
  const renamed = new Map<string, string>();
  for (const name of readdirSync(join(newer, 'assets'))) {
    const other = name.replace(/^(local-|.*-)(?=[\w-]{8,12}(\.(js|css))?$)/, '$1n');
    if (other === name) continue;
    renamed.set(name, other);
    renameSync(join(newer, 'assets', name), join(newer, 'assets', other));
  }
  const names = [...renamed.keys()].sort((one, other) => other.length - one.length);
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of [
    'index.html',
    'worker.js',
    ...readdirSync(join(newer, 'assets')).map((name) => `assets/${name}`),
  ]) {
    if (!/\.(js|css|html)$/.test(file)) continue;
    const text = readFileSync(join(newer, file), 'utf8').replace(any, (name) => renamed.get(name) ?? name);
    writeFileSync(join(newer, file), text.replace(/(version:`)(?=[0-9a-f]{12}`)/, '$1n'));
  }
}

async function begun(folder: string): Promise<{ device: Device; site: Static; asked: string }> {
  versions(folder);
  symlinkSync('old', join(folder, 'now'));
  const site = await host(join(folder, 'now'));
  const device = await Device.start();
  const { page } = device;
  await open(page, site.address);
  await kept(page);
  await page.goto(`${site.address}#/new/fort`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.bar button.move').first()).toBeVisible();
  await playOut(page, 3, 4);
  // from now on another version is there, whose Python breaks off
  site.cut = { file: /forts\.zip/, after: 300_000 };
  rmSync(join(folder, 'now'));
  symlinkSync('new', join(folder, 'now'));
  await playOut(page, 4, 2);
  const moves = page.locator('.bar button.move[aria-disabled="false"]');
  await expect(moves.first()).toBeVisible();
  const asked = (await moves.allInnerTexts()).join();
  await page.reload();
  await expect(page.getByText('The download was interrupted').first()).toBeVisible({ timeout: 60_000 });
  return { device, site, asked };
}

/** The game is where it was, and goes on. */
async function goesOn({ page }: Device, asked: string): Promise<void> {
  const moves = page.locator('.bar button.move[aria-disabled="false"]');
  await expect(moves.first()).toBeVisible({ timeout: 60_000 });
  expect((await moves.allInnerTexts()).join()).toBe(asked);
  await playOut(page, 5, 3);
}

test('an update that breaks off is begun again, and the game goes on where it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forts-update-'));
  const { device, site, asked } = await begun(folder);
  site.cut = null;
  await device.page.getByRole('button', { name: 'Try again' }).click();
  await goesOn(device, asked);
  expect([...site.sent.keys()].filter((name) => name.includes('local-n'))).not.toEqual([]);
  await device.end();
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('an update that breaks off and leaves no line: the version from before plays on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forts-update-'));
  const { device, site, asked } = await begun(folder);
  await site.stop();
  await device.page.reload();
  await goesOn(device, asked);
  await device.end();
  rmSync(folder, { recursive: true });
});
