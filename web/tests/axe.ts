import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds, in all of the page or in a part of it. */
export async function scan(page: Page, part: string | null, rules: string[] | null): Promise<object[]> {
  // there are no frames to look into, so all can be done within the page
  // what is in order is not listed: naming every element of a board takes longer than looking at it
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== null) axe.include(part);
  if (rules !== null) axe.withRules(rules);
  return (await axe.analyze()).violations.map((violation) => ({
    id: violation.id,
    nodes: violation.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} | ${node.failureSummary ?? ''}`),
  }));
}

/** Axe finds nothing, by day and by night; the other theme only changes colours. */
export async function sound(page: Page, where: string, part: string | null = null): Promise<void> {
  if (part !== null) await expect(page.locator(part)).toBeVisible();
  expect.soft(await scan(page, part, null), where).toEqual([]);
  const html = page.locator('html');
  const theme = (await html.getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(html).toHaveAttribute('data-theme', other);
  expect.soft(await scan(page, part, ['color-contrast']), `${where}, ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: theme });
  await expect(html).toHaveAttribute('data-theme', theme);
}
