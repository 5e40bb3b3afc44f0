import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { Person, playOut, STILL } from './table';

async function sound(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const told = found.violations.map((violation) => ({
    id: violation.id,
    nodes: violation.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} | ${node.failureSummary ?? ''}`),
  }));
  expect.soft(told, where).toEqual([]);
}

for (const language of ['en', 'fr'])
  for (const theme of ['light', 'dark'])
    test(`axe finds nothing on any page: ${language}, ${theme}`, async ({ browser, baseURL }) => {
      test.setTimeout(480_000);
      const settings = { ...STILL, language, theme };
      const ada = await Person.come(browser, baseURL, {}, settings);
      const page = ada.page;
      const bot = { who: 'bot', bot: 'easy' } as const;

      for (const path of ['/', '/new/fort', '/new/forfort', '/settings', '/statistics/fort', '/device', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await sound(page, path);
      }
      for (const game of ['fort', 'forfort']) {
        await page.goto(`/reference/${game}`);
        await page.waitForLoadState('networkidle');
        for (const tab of ['pieces', 'rules', 'keys']) {
          await page.locator(`#tab-${tab}`).click();
          await sound(page, `reference ${game} ${tab}`);
        }
        const lobby = await ada.table(game, [{ who: 'me' }, { who: 'open' }], { start: false });
        await page.goto(`/table/${lobby.id}`);
        await expect(page.locator('input[readonly]')).toBeVisible();
        await sound(page, `lobby ${game}`);
        const invite = lobby.seats[1]?.invite ?? '';
        await page.goto(`/join/${lobby.id}#${invite}`);
        await expect(page.getByRole('textbox')).toBeVisible();
        await sound(page, `join ${game}`);

        const table = await ada.table(game, [{ who: 'me' }, bot, bot], {
          options: game === 'fort' ? { max_rounds: 4 } : {},
        });
        await page.goto(`/table/${table.id}`);
        await expect(page.locator('button.move').first()).toBeVisible();
        await sound(page, `table ${game}`);
        await playOut(page, 17, 5);
        await sound(page, `table ${game} later`);
        await page.setViewportSize({ width: 360, height: 740 });
        await sound(page, `table ${game} on a phone`);
        await page.getByRole('button', { name: /Menu/ }).click();
        await sound(page, `menu ${game}`);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1400, height: 900 });
        await playOut(page, 17);
        await sound(page, `end ${game}`);
        await page.goto(`/table/${table.id}/replay?at=20`);
        await expect(page.locator('output')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await sound(page, `replay ${game}`);
        if (game === 'fort') {
          await page.goto(`/table/${table.id}/analysis`);
          await expect(page.locator('figure svg').first()).toBeVisible({ timeout: 60_000 });
          await sound(page, 'analysis');
        }
      }
      await ada.leave();
    });
