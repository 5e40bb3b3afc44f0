import type { Page } from '@playwright/test';
import { sound } from './axe';
import { lineUntil, riddleTable, scene, stage } from './boyard';
import { expect, serve, test } from './server';
import type { Person } from './table';

for (const [locale, colorScheme] of [
  ['en-GB', 'light'],
  ['fr-FR', 'dark'],
] as const)
  test(`axe finds nothing in any phase of a trial, whoever looks at it: ${locale}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const server = await serve(undefined, undefined, { FORTS_TRIAL_SPEED: '1' });
    const look = async (phase: string, ...those: Person[]) => {
      for (const [at, { page }] of those.entries()) await sound(page, `${phase}, ${at}, ${locale}`, '[data-stage]');
    };
    for (const last of ['wrong', 'appeal', 'result']) {
      const { people } = await riddleTable(
        browser,
        server.address,
        ['Ada', 'Bo', 'Cy'],
        { options: { riddle_seconds: 0 } },
        { locale, colorScheme },
      );
      const [ada, bo, cy] = people as [Person, Person, Person];
      for (const { page } of last === 'result' ? [] : people) await lineUntil(page, ({ phase }) => phase === last);
      const begin = stage(ada.page).locator('.ready .big');
      await expect(begin).toBeVisible();
      if (last === 'wrong') await look('ready', ada, cy);
      await begin.click();
      for (const { page } of people) await expect(stage(page).locator('.typed')).toBeVisible();
      if (last === 'wrong') await look('on', ada, cy);
      await stage(ada.page).locator('.typed input').fill('a submarine full of teapots');
      await ada.page.keyboard.press('Enter');
      const choices = stage(ada.page).locator('.appeal .button');
      await expect(choices).toHaveCount(2);
      if (last === 'wrong') await look('wrong', ada, cy);
      if (last === 'appeal') {
        await choices.nth(1).click();
        for (const { page } of [ada, bo, cy]) await expect(stage(page).locator('.appeal')).toBeVisible();
        await expect(stage(bo.page).locator('.appeal .button')).toHaveCount(2);
        await look('appeal', ada, bo, cy);
      }
      if (last === 'result') {
        await choices.first().click();
        for (const { page } of [ada, cy]) await sound(page, `result, ${locale}`, '[data-stage] .result');
      }
      if (last !== 'result') for (const person of people) await person.leave();
      else for (const person of [bo, cy]) await person.leave();
      if (last !== 'result') continue;

      // around one table: a card, and a verdict that can be taken back
      const { page } = ada;
      const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ who: 'me', name }) as const);
      const table = await ada.table('boyard', seats, { options: { trials: 'table', first: '1' } });
      await page.goto(`/table/${table.id}`);
      await lineUntil(page, ({ mode, shown }) => mode === 'table' && (shown as { phase: string }).phase !== 'on');
      await expect.poll(() => toTheCard(page), { timeout: 30_000, intervals: [50] }).toBe('card');
      await look('card', ada);
      await stage(page).locator('[data-outcome]').first().click();
      await expect(stage(page).locator('.spoken')).toBeVisible();
      await look('verdict', ada);
      await ada.leave();
    }
    await server.stop();
  });

/** Roll and choose until somebody reads a card. */
async function toTheCard(page: Page): Promise<string> {
  const what = await scene(page);
  const wanted = what === 'die' ? '[data-stage] .cube' : '.bar button.move[aria-disabled="false"]';
  if (what === 'die' || what === 'ask')
    await page
      .locator(wanted)
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  return what;
}
