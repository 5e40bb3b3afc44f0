import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PYTHON, SOURCES, WEB } from '../server';

/** How a trial stands: what each viewer sees, by seat, and what only the test knows. */
export interface Frame {
  at: number;
  shown: Record<string, any>;
  outcome: string | null;
  refused: string | null;
  secret: Record<string, any>;
}

export interface Asked {
  game: string;
  seed?: number;
  level?: number;
  factor?: number;
  /** How fast the trial's clock runs. */
  pace?: number;
  /** Skill of each seat that is a bot's. */
  bots?: Record<string, number>;
}

export interface Looks extends BrowserContextOptions {
  lang?: string;
  /** Looks on. */
  bystander?: boolean;
}

/** Where a puzzle is: most stand on the same ground, those that are typed and the bag have their own. */
export const GROUND = ':is(.ground, .typed, .grip)';

/** A real trial, held by Python. */
export class Bout {
  latest: Frame | null = null;
  /** Kept once the page shows what was told last. */
  drawn: Promise<void> = Promise.resolve();
  refusals: string[] = [];
  private readonly python: ChildProcessWithoutNullStreams;
  private hear: (frame: Frame) => Promise<void> = () => Promise.resolve();
  private said = '';

  constructor(readonly asked: Required<Asked>) {
    this.python = spawn(PYTHON, ['-u', join(WEB, 'tests', 'minigames', 'bout.py'), JSON.stringify(asked)], {
      env: { ...process.env, ...(SOURCES === null ? {} : { PYTHONPATH: SOURCES }) },
    });
    this.python.stderr.on('data', (part: Buffer) => (this.said += part.toString()));
    createInterface({ input: this.python.stdout }).on('line', (line) => {
      this.latest = JSON.parse(line) as Frame;
      if (this.latest.refused !== null) this.refusals.push(this.latest.refused);
      this.drawn = this.hear(this.latest);
    });
  }

  /** From now on somebody listens; what is secret stays here. */
  listen(hear: (frame: Frame) => Promise<void>): void {
    this.hear = (frame) => hear({ ...frame, secret: {} });
    if (this.latest !== null) this.drawn = this.hear(this.latest);
  }

  /** A seat does something. */
  do(seat: number, what: object): void {
    this.python.stdin.write(`${JSON.stringify({ seat, what })}\n`);
  }

  /** The puzzle with its secrets. */
  get secret(): Record<string, any> {
    return this.latest?.secret ?? {};
  }

  /** Wait until it stands so. */
  async until(so: (frame: Frame) => boolean): Promise<Frame> {
    const end = Date.now() + 60_000;
    while (this.latest === null || !so(this.latest)) {
      if (Date.now() > end) throw new Error(`it did not come to that: ${JSON.stringify(this.latest)} ${this.said}`);
      await new Promise((rest) => setTimeout(rest, 5));
    }
    return this.latest;
  }

  end(): void {
    this.python.kill();
  }
}

/** A mini-game on a page of its own, with a real trial behind it. */
export class Run {
  private constructor(
    readonly page: Page,
    readonly bout: Bout,
    readonly touch: boolean,
    private readonly close: () => Promise<void>,
  ) {}

  static async open(browser: Browser, address: string, asked: Asked, looks: Looks): Promise<Run> {
    const { lang = 'en', bystander = false, ...options } = looks;
    const whole = { seed: 7, level: 1, factor: 1, pace: 1, bots: {}, ...asked };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    let ready = () => {};
    const isReady = new Promise<void>((done) => (ready = done));
    await page.exposeFunction('ready', () => ready());
    let bout: Bout | null = null;
    await page.exposeFunction('tried', (what: object) => bout?.do(0, what));
    const duel = DUELS.includes(whole.game);
    const query = new URLSearchParams({
      game: whole.game,
      seats: duel ? '0,1' : '0',
      factor: String(whole.factor),
      pace: String(whole.pace),
      lang,
      ...(bystander ? {} : { seat: '0' }),
    });
    await page.goto(`${address}/tests/minigames/index.html?${query}`);
    await isReady;
    // only now the clock runs
    bout = new Bout(whole);
    const held = bout;
    held.listen((frame) => page.evaluate((next) => (window as any).show(next), frame).catch(() => {}));
    const close = async () => {
      held.end();
      await context.close();
      if (errors.length > 0) throw new Error(errors.join('\n'));
    };
    await held.until(() => true);
    await page.locator(GROUND).waitFor();
    return new Run(page, held, options.hasTouch === true, close);
  }

  /** Have something looked at after the first thing that is done. */
  midway(look: () => Promise<void>): void {
    this.look = look;
  }

  private look: (() => Promise<void>) | null = null;

  private async acted(): Promise<void> {
    const look = this.look;
    this.look = null;
    if (look !== null) await look();
  }

  /** What the player sees of the puzzle, as the server says it. */
  get shown(): any {
    return this.bout.latest?.shown['0'];
  }

  async end(): Promise<void> {
    await this.close();
  }

  /** By a key, or by touching what does the same; whoever acts has seen what was told. */
  async by(key: string, place: string | number): Promise<void> {
    await this.bout.drawn;
    if (!this.touch) await this.page.keyboard.press(key);
    else {
      const all = this.page.locator('.ground .field').locator(typeof place === 'string' ? place : 'button');
      await this.tap(typeof place === 'string' ? all.first() : all.nth(place));
    }
    await this.acted();
  }

  /** A finger, at once and wherever it stands: things may move. */
  async tap(what: ReturnType<Page['locator']>): Promise<void> {
    const box = await what.boundingBox();
    if (box === null) throw new Error('there is nothing to touch');
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Go to a button of a board by arrows, and press it; or touch it. */
  async choose(board: string, at: number): Promise<void> {
    await this.bout.drawn;
    if (this.touch) await this.tap(this.page.locator(`${board} button`).nth(at));
    else await byArrows(this.page, board, at);
    await this.acted();
  }

  /** Type a number, or touch it together. */
  async number(number: number): Promise<void> {
    await this.bout.drawn;
    await this.page.locator('.keypad').waitFor();
    if (!this.touch) {
      await this.page.keyboard.type(String(number));
      await this.acted();
      return this.page.keyboard.press('Enter');
    }
    for (const digit of String(number))
      await this.tap(this.page.locator('.digits button', { hasText: new RegExp(`^${digit}$`) }));
    await this.tap(this.page.locator('.digits .ok'));
  }

  /** Wait until so many seconds of the trial's clock have passed on the page. */
  async at(seconds: number): Promise<void> {
    await this.page.waitForFunction((moment) => (window as any).elapsed() >= moment, seconds, { polling: 'raf' });
  }

  /** Seconds of the trial's clock on the page. */
  now(): Promise<number> {
    return this.page.evaluate(() => (window as any).elapsed() as number);
  }
}

/** Go to a button of a board by arrows alone, and press it. */
export async function byArrows(page: Page, board: string, at: number): Promise<void> {
  const buttons = page.locator(`${board} button`);
  if (!(await buttons.evaluateAll((all) => all.includes(document.activeElement as HTMLButtonElement))))
    await page.locator(`${board} button[tabindex="0"]`).focus();
  const boxes = await buttons.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  const columns = boxes.filter((top) => top === boxes[0]).length;
  for (let steps = 0; steps < 40; steps += 1) {
    const here = await buttons.evaluateAll((all) => all.indexOf(document.activeElement as HTMLButtonElement));
    if (here === at) break;
    const [down, across] = [Math.floor(at / columns) - Math.floor(here / columns), (at % columns) - (here % columns)];
    await page.keyboard.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : across > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
}

/** Carry what stands in a row to a place before it, by keys. */
export async function carried(page: Page, from: number, to: number): Promise<void> {
  await page.locator('.row button').nth(from).focus();
  await page.keyboard.press('Enter');
  for (let steps = from; steps > to; steps -= 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
}

const DUELS = ['sticks', 'noughts', 'fleet', 'reflex', 'race', 'pairs', 'bluff', 'dice'];
