import type { Happened, Message } from '../wire';

/** How a game wants its log told. */
export interface Telling {
  /** Does a turn begin with it, or a round? Then it is a heading. */
  heading(event: Happened): 'turn' | 'round' | null;
  /**
   * What it is told together with where several of a kind follow each other; null if it stands alone.
   * `begun`: has a first turn begun, or is the table still being set up?
   */
  together(event: Happened, begun: boolean): string | null;
  /** Several that are told together, in one sentence; it may speak of all that the first of them speaks of. */
  told(events: readonly Happened[]): Message;
}

/** A line of the log: one thing, the same thing several times, or several things told together. */
export interface Line {
  key: number;
  text: string;
  /** All that it tells, the newest last. */
  events: Happened[];
  /** How often the same thing happened; 1 for things that are told together. */
  times: number;
}

/** What happened under one heading: in a turn, mostly. */
export interface Chapter {
  key: number;
  kind: 'turn' | 'round' | null;
  heading: Line | null;
  lines: Line[];
}

/** The log as chapters. `first` is the number of its first entry in the whole log: it makes keys that stay. */
export function chaptersOf(
  log: readonly Happened[],
  first: number,
  telling: Telling | undefined,
  say: { event(event: Happened): string; message(message: Message): string },
): Chapter[] {
  const chapters: Chapter[] = [];
  let group: string | null = null;
  for (const [at, event] of log.entries()) {
    const key = first + at;
    const kind = telling?.heading(event) ?? null;
    if (kind !== null) {
      const heading = { key, text: say.event(event), events: [event], times: 1 };
      chapters.push({ key, kind, heading, lines: [] });
      group = null;
      continue;
    }
    let chapter = chapters.at(-1);
    if (chapter === undefined) chapters.push((chapter = { key, kind: null, heading: null, lines: [] }));
    const last = chapter.lines.at(-1);
    const shared = telling?.together(event, key > at || chapter.kind !== null) ?? null;
    if (last !== undefined && shared !== null && shared === group) {
      last.events.push(event);
      continue;
    }
    group = shared;
    const text = say.event(event);
    if (last !== undefined && last.text === text && last.events.at(-1)?.seat === event.seat) {
      last.times += 1;
      last.events.push(event);
    } else chapter.lines.push({ key, text, events: [event], times: 1 });
  }
  for (const line of chapters.flatMap(({ lines }) => lines))
    if (telling !== undefined && line.times === 1 && line.events.length > 1)
      line.text = say.message(withArgsOf(line.events[0], telling.told(line.events)));
  return chapters;
}

function withArgsOf(event: Happened | undefined, { id, args }: Message): Message {
  return { id, args: { ...event?.message.args, ...args } };
}

/** The chapters, those that have not changed being the same as before: what is drawn of them stays. */
export function unchanged(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  const known = new Map(before.map((chapter) => [chapter.key, chapter]));
  return now.map((chapter) => {
    const old = known.get(chapter.key);
    return old !== undefined && sameLines(old, chapter) ? old : chapter;
  });
}

function sameLines(one: Chapter, other: Chapter): boolean {
  return (
    one.heading?.text === other.heading?.text &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, at) => {
      const that = other.lines[at];
      return (
        line.text === that?.text &&
        line.events.length === that.events.length &&
        line.events.at(-1) === that.events.at(-1)
      );
    })
  );
}
