import { carried, type Run } from './bout';

/** How a mini-game is played to its end, well or badly. */
type Hand = (run: Run, well: boolean) => Promise<void>;

/** What the rival does at its turn, until it is over; nothing is asked of the page for it. */
async function inTurn(run: Run, mine: () => Promise<void>, theirs: () => object): Promise<void> {
  for (;;) {
    const frame = await run.bout.until(
      ({ outcome, shown }) => outcome !== null || shown['0'].turn === 1 || settled(shown['0']),
    );
    if (frame.outcome !== null) return;
    const before = JSON.stringify(frame.shown);
    if (frame.shown['0'].turn === 0) await mine();
    else run.bout.do(1, theirs());
    await run.bout.until(({ outcome, shown }) => outcome !== null || JSON.stringify(shown) !== before);
  }
}

/** Of pairs: nobody may move while two cards are looked at. */
function settled(shown: any): boolean {
  if (shown.cards === undefined) return true;
  return shown.cards.filter((sign: string, at: number) => sign !== '' && shown.kept[at] < 0).length < 2;
}

/** Press and let go after a while on the trial's clock. */
async function hold(run: Run, seconds: number): Promise<void> {
  if (!run.touch) {
    await run.page.keyboard.down('Space');
    await run.page.locator('.hold.down').waitFor();
    await run.at((await run.now()) + seconds);
    return run.page.keyboard.up('Space');
  }
  const box = await run.page.locator('.hold').boundingBox();
  const finger = await run.page.context().newCDPSession(run.page);
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 30 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await run.page.locator('.hold.down').waitFor();
  await run.at((await run.now()) + seconds);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** An answer in a field, sent by Enter or by touching the button. */
async function typed(run: Run, text: string): Promise<void> {
  await run.bout.drawn;
  const field = run.page.locator('.typed input');
  if (!run.touch) {
    // the field has the focus
    await run.page.keyboard.type(text);
    return run.page.keyboard.press('Enter');
  }
  await run.tap(field);
  await run.page.keyboard.insertText(text);
  await run.tap(run.page.locator('.typed .primary'));
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];

export const HANDS: Record<string, Hand> = {
  async sequence(run, well) {
    for (;;) {
      const { outcome, shown } = await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].asked);
      if (outcome !== null) return;
      const length: number = shown['0'].length;
      await run.page.locator('.given .button').waitFor();
      for (const sign of (run.bout.secret['signs'] as number[]).slice(0, length)) {
        const given = well ? sign : (sign + 1) % 5;
        await run.by(String(given + 1), given);
      }
      await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].length > length);
    }
  },
  async odd(run, well) {
    const odd: number = run.bout.secret['odd'];
    await run.choose('.mates', well ? odd : (odd + 7) % 24);
  },
  async parade(run, well) {
    await run.bout.until((frame) => frame.shown['0'].asked.length > 0);
    await run.number(run.bout.secret['count'] + (well ? 0 : 10));
  },
  async grid(run, well) {
    const asked: number[] = run.bout.secret['asked'];
    for (const [at, cell] of asked.entries()) {
      await run.bout.until(
        (frame) => frame.outcome !== null || (frame.shown['0'].asked !== '' && frame.shown['0'].found.length === at),
      );
      if (run.bout.latest?.outcome !== null) return;
      await run.page.waitForFunction((found) => document.querySelectorAll('.found').length === found, at);
      await run.choose('.cells', well || at === 0 ? cell : (cell + 5) % 12);
    }
  },
  async shells(run, well) {
    await run.bout.until((frame) => frame.shown['0'].asked);
    await run.page.locator('.places button[aria-disabled=false]').first().waitFor();
    const place = (run.bout.secret['place'] + (well ? 0 : 1)) % 3;
    await run.by(String(place + 1), `.places button >> nth=${place}`);
  },
  async order(run, well) {
    await run.bout.until((frame) => frame.shown['0'].choices.length > 0);
    const done = run.page.locator('.ground .button.primary');
    await done.waitFor();
    const row: string[] = [...run.shown.choices];
    const wanted: string[] = well ? run.bout.secret['order'] : [...run.bout.secret['order']].reverse();
    for (const [to, character] of wanted.entries()) {
      const from = row.indexOf(character);
      if (from === to) continue;
      const place = (at: number) => run.page.locator('.row button').nth(at);
      if (run.touch) {
        await run.tap(place(from));
        await run.tap(place(to));
      } else await carried(run.page, from, to);
      row.splice(to, 0, ...row.splice(from, 1));
    }
    if (run.touch) return run.tap(done);
    await done.focus();
    await run.page.keyboard.press('Enter');
  },
  async sums(run, well) {
    await run.bout.until((frame) => frame.shown['0'].text === '');
    await run.number(run.bout.secret['total'] + (well ? 0 : 1));
  },
  async letters(run, well) {
    const words = well ? ['tenso', 'notes'] : ['tenso', 'sonte', 'enots'];
    for (const [at, word] of words.entries()) {
      await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].tries_left === 3 - at);
      if (run.touch) {
        for (const letter of word.toUpperCase())
          await run.tap(run.page.locator('.letters .tile:not(.used)', { hasText: letter }).first());
        await run.tap(run.page.locator('form .primary'));
      } else {
        await run.bout.drawn;
        await run.page.keyboard.type(word);
        await run.page.keyboard.press('Enter');
      }
    }
  },
  async riddle(run, well) {
    await typed(run, well ? 'A light-house!' : 'a lantern');
  },
  async guess(run, well) {
    await typed(run, well ? 'the lighthouse' : 'a lantern');
  },
  /** Well: when the hand is fullest; badly: when it is emptiest. */
  async grip(run, well) {
    const { start, period } = run.shown;
    const { factor } = run.bout.asked;
    const swing = period * factor;
    const first = (((well ? 0.5 : 1) - start + 1) % 1) * swing;
    const now = await run.now();
    await run.at(first + Math.max(0, Math.ceil((now + 0.2 - first) / swing)) * swing - 0.02);
    if (!run.touch) return run.page.keyboard.press('Space');
    const box = await run.page.locator('.bag').boundingBox();
    const finger = await run.page.context().newCDPSession(run.page);
    const touchPoints = Array.from({ length: well ? 4 : 1 }, (_, id) => ({
      x: (box?.x ?? 0) + 40 + 20 * id,
      y: (box?.y ?? 0) + 80,
      id,
    }));
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async bell(run, well) {
    for (let rung = 0; rung < (well ? 25 : 40); rung += 1) {
      await run.by('x', 0);
      // badly: as no hand can
      if (well) await run.at((await run.now()) + 0.04);
      else if (rung === 0) {
        await run.page.evaluate(() => {
          for (let ring = 0; ring < 20; ring += 1)
            document.querySelector('.bell')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        });
        return;
      }
    }
  },
  async gauge(run, well) {
    for (let pull = 0; pull < 5; pull += 1) {
      await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].tries_left === 5 - pull);
      if (run.bout.latest?.outcome !== null) return;
      const { low, high, period } = run.shown;
      await run.page.waitForFunction(
        (left) => document.querySelector('.told')?.textContent.includes(left),
        String(5 - pull),
      );
      await hold(run, ((well ? (low + high) / 2 : 0.1) / 2) * period * run.bout.asked.factor - 0.01);
    }
  },
  async drum(run, well) {
    await run.bout.until((frame) => frame.shown['0'].asked);
    const gaps: number[] = run.bout.secret['gaps'];
    await run.at((1 + gaps.reduce((sum, gap) => sum + gap, 0)) * run.bout.asked.factor + 0.5);
    let next = (await run.now()) + 0.3;
    for (const gap of [0, ...gaps]) {
      next += well ? gap * run.bout.asked.factor : gap === 0 ? 0 : 0.15;
      await run.at(next);
      await run.by('Space', '.drum');
    }
  },
  async rope(run, well) {
    let next = (await run.now()) + 0.2;
    for (let pull = 0; pull < 24; pull += 1) {
      const left = well ? pull % 2 === 0 : true;
      await run.at(next);
      await run.by(left ? 'ArrowLeft' : 'ArrowRight', left ? '.hand.left' : '.hand.right');
      next = Math.max(next + 0.4 * run.bout.asked.factor, await run.now());
      if (run.bout.latest?.outcome !== null) return;
    }
  },
  async lanterns(run, well) {
    const places: number[] = run.bout.secret['places'];
    for (const [at, place] of places.entries()) {
      await run.page.locator('.places .lit .cap', { hasText: String(place + 1) }).waitFor();
      await run.at((await run.now()) + 0.15);
      for (let miss = 0; miss < 2 && !well; miss += 1) {
        const wrong = (place + 1 + miss) % 9;
        await run.by(String(wrong + 1), `.places button >> nth=${wrong}`);
      }
      await run.by(String(place + 1), `.places button >> nth=${place}`);
      if (at % 5 === 4) await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].out > at);
      if (run.bout.latest?.outcome !== null) return;
    }
  },
  async glass(run, well) {
    await run.at(well ? run.shown.seconds : 1);
    await run.by('Space', 0);
  },
  async sticks(run, well) {
    // who moves second can win; the rival lets us
    await inTurn(
      run,
      () => {
        const left: number = run.shown.sticks;
        const take = well ? Math.max(1, (left - 1) % 4) : Math.min(left, 1);
        return run.by(String(take), take - 1);
      },
      () => ({ choice: well ? 1 : Math.max(1, (run.shown.sticks - 1) % 4) }),
    );
  },
  async noughts(run, well) {
    // one side takes the first row, the other one squares that lead nowhere
    const idle = [3, 7, 4];
    const free = (wanted: number[]) => wanted.find((square) => run.shown.squares[square] === -1) ?? 0;
    await inTurn(
      run,
      () => {
        const square = free(well ? LINES[0]! : idle);
        return run.by(String(square + 1), square);
      },
      () => ({ choice: free(well ? idle : LINES[0]!) }),
    );
  },
  async fleet(run, well) {
    for (const square of [0, 1]) await run.by(String(square + 1), square);
    await run.bout.until((frame) => frame.shown['0'].hidden.includes(0));
    run.bout.do(1, { boat: [7, 8] });
    await run.page.locator('.seas').waitFor();
    const shots = [7, 8];
    const misses = [2, 5];
    await inTurn(
      run,
      async () => {
        const shot = (well ? shots : misses).find((square) => !run.shown.shots[0].includes(square)) ?? 3;
        await run.by(String(shot + 1), shot);
      },
      () => ({ choice: (well ? misses : [0, 1]).find((square) => !run.shown.shots[1].includes(square)) ?? 6 }),
    );
  },
  async reflex(run, well) {
    for (let round = 0; round < 2; round += 1) {
      await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].round === round);
      if (run.bout.latest?.outcome !== null) return;
      if (!well) {
        await run.page.locator('.lantern:not(.lit)').waitFor();
        await run.by('Space', '.lantern');
        await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].round > round);
        continue;
      }
      await run.page.locator('.lantern.lit').waitFor({ timeout: 40_000 });
      // as quick as people are
      await run.at((await run.now()) + 0.2);
      await run.by('Space', '.lantern');
      await run.bout.until((frame) => frame.shown['0'].pressed.includes(0) || frame.shown['0'].round > round);
      run.bout.do(1, { round, after: 2500 });
    }
  },
  async race(run, well) {
    const results: number[] = run.bout.secret['results'];
    for (const result of results) run.bout.do(1, { number: well ? -1 : result, after: 100 });
    for (const [at, result] of results.entries()) {
      await run.bout.until((frame) => frame.shown['0'].done[0] === at);
      await run.page.locator('.versus', { hasText: `${at} / 5` }).waitFor();
      await run.number(result + (well ? 0 : 1));
    }
  },
  async pairs(run, well) {
    const cards: number[] = run.bout.secret['cards'];
    const next = (good: boolean) => {
      const { cards: faces, kept } = run.shown as { cards: string[]; kept: number[] };
      const down = faces.flatMap((sign, at) => (sign === '' ? [at] : []));
      const open = faces.findIndex((sign, at) => sign !== '' && kept[at]! < 0);
      if (open < 0) return down[0]!;
      const alike = down.find((card) => cards[card] === cards[open])!;
      return good ? alike : (down.find((card) => card !== alike) ?? alike);
    };
    await inTurn(
      run,
      () => run.choose('.cards', next(well)),
      () => ({ choice: next(!well) }),
    );
  },
  async bluff(run, well) {
    for (let round = 0; round < 2; round += 1) {
      await run.bout.until((frame) => frame.outcome !== null || frame.shown['0'].round === round);
      await run.page.locator('.signs button[aria-disabled=false]').first().waitFor();
      await run.by('1', '.signs button');
      await run.bout.until((frame) => frame.shown['0'].own === 'water');
      // water beats torch, rope beats water
      run.bout.do(1, { round, choice: well ? 1 : 2 });
    }
  },
  async dice(run, well) {
    const [own, theirs] = run.bout.secret['dice'] as [number[], number[]];
    if (well) run.bout.do(1, { choice: 'stop' });
    else {
      run.bout.do(1, { choice: 'roll' });
      if (own[0]! >= theirs[0]!) run.bout.do(1, { choice: 'roll' });
      run.bout.do(1, { choice: 'stop' });
    }
    if (well) {
      await run.by('r', '.choices button >> nth=0');
      await run.bout.until((frame) => frame.shown['0'].own.length === 1);
      await run.page.locator('.die.none').nth(1).waitFor({ state: 'visible' });
    }
    await run.page.locator('.choices button[aria-disabled=false]').first().waitFor();
    await run.by('s', '.choices button >> nth=1');
  },
};

/** How it ends, well and badly, where that is not won and lost. */
export const ENDS: Record<string, [string, string]> = { grip: ['grab 9', 'grab 5'] };

/** Those that show something for a while before they ask. */
export const SHOWING = ['sequence', 'parade', 'grid', 'shells', 'order', 'sums'];
