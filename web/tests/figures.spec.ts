import { expect, test } from './server';
import { Person, playOut } from './table';

const KILOBYTE = 1000;

for (const game of ['fort', 'forfort'])
  test(`home and ${game} load in less than 200 kB`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL);
    const table = await ada.table(game, [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
    const page = await ada.context.newPage();
    const line = await ada.context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.setCacheDisabled', { cacheDisabled: true });
    let bytes = 0;
    line.on('Network.loadingFinished', (loaded) => (bytes += loaded.encodedDataLength));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // the way a player goes: the page is not loaded anew
    await page.getByRole('link', { name: 'Resume' }).first().click();
    await page.waitForURL(`**/table/${table.id}`);
    await expect(page.locator('button.move').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    test.info().annotations.push({ type: 'kB', description: String(Math.round(bytes / KILOBYTE)) });
    expect(bytes).toBeLessThan(200 * KILOBYTE);
    await ada.leave();
  });

for (const game of ['fort', 'forfort'])
  test(`a move of ${game} is drawn within 100 ms, and nothing shifts while playing`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL, {}, { speed: 1, coach: false });
    const page = ada.page;
    const bot = { who: 'bot', bot: 'easy' } as const;
    const table = await ada.table(game, [{ who: 'me' }, bot, bot]);
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('button.move').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const drawn = await page.evaluate(async () => {
      let shifted = 0;
      const shifts: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          value: number;
          sources: { node: Element | null }[];
        }[]) {
          shifted += entry.value;
          shifts.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join(' | ')}`,
          );
        }
      }).observe({ type: 'layout-shift', buffered: false });
      const times: number[] = [];
      let state = 23;
      while (times.length < 40 && document.querySelector('dialog[open] .won') === null) {
        const moves = document.querySelectorAll<HTMLButtonElement>('.bar button.move:not([aria-disabled="true"])');
        if (moves.length === 0) {
          await new Promise((later) => setTimeout(later, 4));
          continue;
        }
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        const changed = new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            requestAnimationFrame(() => resolve());
          });
          watch.observe(document.querySelector('.board')!, { subtree: true, childList: true, attributes: true });
        });
        const start = performance.now();
        moves[(state >> 8) % moves.length]?.click();
        await Promise.race([changed, new Promise((late) => setTimeout(late, 1000))]);
        times.push(performance.now() - start);
        await new Promise((later) => setTimeout(later, 40));
      }
      return { times, shifted, shifts };
    });
    const sorted = drawn.times.sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
    test.info().annotations.push({ type: 'ms', description: `median ${median.toFixed(0)}` });
    expect(median).toBeLessThan(100);
    expect(drawn.shifted, drawn.shifts.join('\n')).toBeLessThan(0.001);
    await ada.leave();
  });

test('a newcomer plays against bots within three clicks', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  await ada.page.getByRole('button', { name: 'Play now' }).first().click();
  await ada.page.waitForURL('**/table/*');
  await expect(ada.page.locator('button.move').first()).toBeVisible({ timeout: 20_000 });
  await playOut(ada.page, 1, 2);
  await ada.leave();
});
