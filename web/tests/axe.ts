import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** What axe finds, in all of the page or in a part of it. */
export async function scan(page: Page, part: string | null, rules: string[] | null): Promise<object[]> {
  // it is given to each page once: to read half a megabyte takes longer than to look at Home
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // what is in order is not listed: naming every element of a board takes longer than looking at it
    resultTypes: ['violations'],
    ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }),
  };
  const found = await page.evaluate(
    async ([within, how]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(within === null ? document : { include: [[within]] }, how)).violations;
    },
    [part, options] as const,
  );
  return found.map((violation) => ({
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
  // buttons change their colours within a moment; what is looked at is what they come to
  await page.evaluate(() => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(changing.map((one) => one.finished)).then(() => undefined);
  });
  expect.soft(await scan(page, part, ['color-contrast']), `${where}, ${other}`).toEqual([]);
  await page.emulateMedia({ colorScheme: theme });
  await expect(html).toHaveAttribute('data-theme', theme);
}
