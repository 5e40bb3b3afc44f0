import type { Happened, Step } from '../wire';

/** A moment at which the screen waits, until somebody touches it, with what it knows already. */
export interface Pause {
  /** The table as it was before; null until it is known. */
  view: unknown;
  /** What happened since the last pause, for animation. */
  events: Happened[];
  /** What happens when it is touched. */
  next: Happened;
}

/** Where the screen waits in what happened. */
export function pauses(events: readonly Happened[], waits: (event: Happened) => boolean): Pause[] {
  const found: Pause[] = [];
  let since: Happened[] = [];
  for (const event of events) {
    if (waits(event)) {
      found.push({ view: null, events: since, next: event });
      since = [];
    }
    since.push(event);
  }
  return found;
}

/** What happened after the last pause. */
export function afterwards(events: readonly Happened[], last: Pause): Happened[] {
  return events.slice(events.indexOf(last.next));
}

/** The same pauses, with the table as it was before each; `before`: as it was before anything happened. */
export function withViews(found: readonly Pause[], steps: readonly Step[], before: unknown): Pause[] {
  return found.map((pause) => ({
    ...pause,
    view: steps.findLast((step) => step.at < pause.next.at)?.view ?? (pause.next.at === 0 ? before : pause.view),
  }));
}
