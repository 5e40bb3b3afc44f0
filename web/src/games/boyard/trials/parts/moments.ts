/** Time in the mini-games, as each player's own screen measures it. */

/** Milliseconds since the puzzle began at which something was done: when the hand did it, not when we heard of it. */
export function momentOf(elapsed: () => number, event: Event): number {
  const ago = Math.max(0, performance.now() - event.timeStamp);
  return Math.max(0, Math.round(elapsed() * 1000 - ago));
}

/** Where the mark of a gauge is after so many seconds, from 0 up to 1 and down again. */
export function markAt(seconds: number, period: number): number {
  const way = (seconds / period) % 1;
  return way < 0.5 ? 2 * way : 2 * (1 - way);
}

/** The moments of beats from the gaps between them, in the card's seconds. */
export function beatsOf(gaps: readonly number[], first: number): number[] {
  const moments = [first];
  for (const gap of gaps) moments.push((moments.at(-1) ?? first) + gap);
  return moments;
}

/** Collects what quick hands do, and sends it a few at a time: a line carries fewer messages than a hand can press. */
export class Gathered<Thing> {
  private things: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly send: (things: Thing[]) => void,
    /** Milliseconds after the first of them. */
    private readonly wait = 400,
  ) {}

  /** How many have not been sent. */
  get kept(): number {
    return this.things.length;
  }

  add(thing: Thing): void {
    this.things.push(thing);
    this.timer ??= setTimeout(() => this.flush(), this.wait);
  }

  /** Send what there is now. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.things.length === 0) return;
    const sent = this.things;
    this.things = [];
    this.send(sent);
  }
}

/** Calls back on every frame until it is told to stop. */
export function everyFrame(draw: (now: number) => void): () => void {
  let frame = requestAnimationFrame(function next(now) {
    draw(now);
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Calls back once the next frame has been drawn, with its moment. */
export function onceDrawn(drawn: (now: number) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => drawn(performance.now()));
  });
  return () => cancelAnimationFrame(frame);
}
