import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Device, kept, open } from '../tests/device';
import { PYTHON, SOURCES } from '../tests/server';
import { host } from '../tests/static';
import { playOut } from '../tests/table';
import { p95 } from './watching';

/** Without a server, beside the same in this machine's own Python: bots, a second start, and what a tab takes. */

/** How much slower the processor of a cheap phone is. */
const SLOWER = 4;
const MEGABYTE = 1e6;

function note(description: string): void {
  test.info().annotations.push({ type: test.info().title, description });
  console.log(`  ${description}`);
}

/** The processes that pages and their workers run in. */
async function renderers(browser: Browser): Promise<number[]> {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send('SystemInfo.getProcessInfo');
  await line.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Milliseconds that the workers of these processes have had a processor for, however many others wanted it. */
function worked(pids: number[]): number {
  let nanoseconds = 0;
  for (const pid of pids)
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const place = `/proc/${pid}/task/${thread}`;
      if (!readFileSync(`${place}/comm`, 'utf8').startsWith('DedicatedWorker')) continue;
      nanoseconds += Number(readFileSync(`${place}/schedstat`, 'utf8').split(' ')[0]);
    }
  return nanoseconds / 1e6;
}

/** Tell when a bot is asked, which waits until that was heard, and when it has answered. */
async function watchChoices(page: Page, hear: (what: 'ask' | 'thought') => Promise<void> | void): Promise<void> {
  const code = `{
    const asked = new Map();
    const line = new BroadcastChannel('bench');
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (what, ...more) {
      if (what?.t !== 'ask' || JSON.parse(what.text).what !== 'choose') return post.call(this, what, ...more);
      asked.set(what.number, () => post.call(this, what, ...more));
      line.postMessage(['ask', what.number]);
    };
    line.onmessage = ({ data }) => asked.get(data)?.();
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(hear) {
        this.addEventListener('message', (event) => {
          if (asked.delete(event.data?.number)) line.postMessage(['thought', event.data.number]);
          hear(event);
        });
        this.start();
      },
    });
  }`;
  await page.route('**/tables.worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: code + (await answer.text()) });
  });
  await page.exposeFunction('tellBench', hear);
  await page.addInitScript(() => {
    const line = new BroadcastChannel('bench');
    line.onmessage = async ({ data: [what, number] }: MessageEvent<[string, number]>) => {
      await (globalThis as unknown as { tellBench(what: string): Promise<void> }).tellBench(what);
      if (what === 'ask') line.postMessage(number);
    };
  });
}

async function sitDown(page: Page, address: string, bot: string): Promise<void> {
  await page.goto(`${address}#/new/fort`);
  await page.locator('.place').nth(1).locator('select').first().selectOption(bot);
  await page.locator('summary').last().click();
  await page.locator('.fields select').last().selectOption('0');
  await page.locator('form button.primary').click();
  await expect(page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
}

/** What `hard` takes for a choice of Fort in this machine's Python, in milliseconds. */
function natively(): number[] {
  const script = `
import json, time, forts
from forts.bots.bot import BotView
from forts.bots.registry import find_bot
from forts.core import Dice
took, match, dice, player = [], forts.new("fort", 2, seed=1), Dice(1), find_bot("hard", "fort")()
while not match.over:
    start = time.process_time()
    action = player.choose(BotView(match.game, match.state, match.to_act, dice))
    took.append(1000 * (time.process_time() - start))
    match.play(action)
print(json.dumps(took))`;
  const env = { ...process.env, ...(SOURCES === null ? {} : { PYTHONPATH: SOURCES }) };
  return JSON.parse(execFileSync(PYTHON, ['-c', script], { env, encoding: 'utf8' })) as number[];
}

const told = (times: number[]) =>
  `mean ${(times.reduce((sum, one) => sum + one, 0) / times.length).toFixed(0)}, p95 ${p95(times).toFixed(0)} ms of ${times.length}`;

test('hard of Fort answers within 1.2 s (p95) on a processor four times slower', async () => {
  const site = await host();
  const device = await Device.start();
  const { page } = device;
  const times: number[] = [];
  let pids: number[] = [];
  let before = 0;
  // what Chromium calls throttling is made for the page's own thread; of workers it is counted how much they worked
  await watchChoices(page, (what) => {
    const now = worked(pids);
    if (what === 'thought') times.push(now - before);
    before = now;
  });
  await open(page, site.address);
  pids = await renderers(device.context.browser()!);
  await sitDown(page, site.address, 'hard');
  await playOut(page, 3, 30);
  note(`native: ${told(natively())}`);
  note(`in the browser: ${told(times)}; ${SLOWER} times slower p95 ${(SLOWER * p95(times)).toFixed(0)} ms`);
  expect(times.length).toBeGreaterThan(20);
  expect(SLOWER * p95(times)).toBeLessThanOrEqual(1200);
  await device.end();
  await site.stop();
});

test('a tab takes 300 MB at most, in a game against hard', async () => {
  const site = await host();
  const device = await Device.start();
  await open(device.page, site.address);
  await sitDown(device.page, site.address, 'hard');
  await playOut(device.page, 3, 15);
  const taken = (await renderers(device.context.browser()!)).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    // what is its own and in memory, as the browser's own list of tabs counts
    return ((kilobytes('RssAnon') + kilobytes('VmSwap')) * 1024) / MEGABYTE;
  });
  note(`the tab: ${Math.max(...taken).toFixed(0)} MB`);
  expect(Math.max(...taken)).toBeLessThanOrEqual(300);
  await device.end();
  await site.stop();
});

test('the second start is at a playable table within 4 s', async () => {
  const site = await host();
  let device = await Device.start();
  await open(device.page, site.address);
  await kept(device.page);
  await sitDown(device.page, site.address, 'hard');
  const address = device.page.url();
  const starts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    device = await device.again();
    const began = performance.now();
    await device.page.goto(address);
    await expect(device.page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
    starts.push(performance.now() - began);
  }
  note(`second starts: ${starts.map((one) => (one / 1000).toFixed(1)).join(', ')} s`);
  expect(Math.min(...starts)).toBeLessThanOrEqual(4000);
  await device.end();
  await site.stop();
});
