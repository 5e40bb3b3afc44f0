import { writeFileSync } from 'node:fs';

/** What a driver of a browser is asked, by the names that the W3C gave it, without the address of a session. */
export interface Line {
  ask(command: Command, given?: object): Promise<unknown>;
  end(): Promise<void>;
}

export type Command =
  'setTimeouts' | 'navigate' | 'executeAsync' | 'find' | 'click' | 'screenshot' | 'setRect' | 'close';

/** How an element is named in what drivers answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 60_000;

interface Answer<R> {
  value?: R;
  failed?: string;
}

/** A page in a browser that Playwright cannot drive. Its words are Playwright's, so that tests share what plays. */
export class Driven {
  constructor(
    readonly line: Line,
    /** Of the browser, as it says itself. */
    readonly version: string,
  ) {}

  /** Ready to be driven. */
  async begin(): Promise<this> {
    await this.line.ask('setTimeouts', { script: 600_000, pageLoad: PATIENCE, implicit: 0 });
    return this;
  }

  async goto(url: string): Promise<void> {
    await this.line.ask('navigate', { url });
  }

  /** Load the page anew as its reader does: what drivers call a refresh goes past what the browser has kept. */
  async reload(): Promise<void> {
    // what a driver runs may have a world of its own: only the page itself can be marked
    await this.evaluate(() => {
      document.documentElement.toggleAttribute('data-old', true);
      setTimeout(() => location.reload());
    });
    // a driver cannot be asked while one page gives way to the other
    for (const start = Date.now(); Date.now() - start < PATIENCE;) {
      if (await this.evaluate(() => !document.documentElement.hasAttribute('data-old')).catch(() => false)) return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error('the page is not loaded anew');
  }

  /** Run a function in the page, and wait for what it promises. */
  async evaluate<R, A = undefined>(work: (given: A) => R | Promise<R>, given?: A): Promise<R> {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then(${String(work)}).then(
        (value) => done({ value }),
        (why) => done({ failed: String(why) }),
      );`;
    const answer = (await this.line.ask('executeAsync', { script, args: [given ?? null] })) as Answer<R>;
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return answer.value as R;
  }

  /** Wait until a function in the page finds something. */
  async until<A>(what: string, found: (given: A) => unknown, given?: A, patience = PATIENCE): Promise<void> {
    for (const start = Date.now(); Date.now() - start < patience;) {
      if (await this.evaluate(found as (given: A | undefined) => unknown, given)) return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${what}: not within ${patience / 1000} seconds`);
  }

  /** Wait until an element is shown. */
  async shown(selector: string, patience = PATIENCE): Promise<void> {
    await this.until(selector, (one) => document.querySelector(one)?.checkVisibility() ?? false, selector, patience);
  }

  /** Click as a hand does: where the element is drawn, and only if nothing lies over it. */
  async click(xpath: string): Promise<void> {
    let why: unknown;
    for (const start = Date.now(); Date.now() - start < PATIENCE / 3;) {
      try {
        const element = (await this.line.ask('find', { using: 'xpath', value: xpath })) as Record<string, string>;
        await this.line.ask('click', { id: element[ELEMENT] });
        return;
      } catch (error) {
        why = error;
        await new Promise((later) => setTimeout(later, 100));
      }
    }
    throw new Error(xpath, { cause: why });
  }

  /** Keep what the page looks like. */
  async picture(file: string): Promise<void> {
    // what has changed is drawn with the next frame
    await this.evaluate(() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))));
    const data = (await this.line.ask('screenshot', { full: false })) as string;
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  /** Make the window so large that the page has this room. */
  async size(width: number, height: number): Promise<void> {
    let outer = { width, height };
    for (let tried = 0; tried < 3; tried += 1) {
      await this.line.ask('setRect', { x: 0, y: 0, ...outer });
      await this.evaluate(() => new Promise((later) => setTimeout(() => later(null), 300)));
      const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      if (inner.width === width && inner.height === height) return;
      outer = { width: outer.width + width - inner.width, height: outer.height + height - inner.height };
    }
    throw new Error(`the window does not become ${width} by ${height}`);
  }

  async close(): Promise<void> {
    await this.line.end();
  }
}
