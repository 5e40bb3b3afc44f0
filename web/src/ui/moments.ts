import type { AnalysedMove, AnalysisInfo, Happened } from '../wire';
import { say, sayHappened } from '../words/index.svelte';

/** How many moments the end of a game speaks of. */
const TOLD = 2;

/** The moments that decided a game, as they came. */
export function decisive(analysis: AnalysisInfo): AnalysedMove[] {
  return analysis.turning_points.slice(0, TOLD).sort((one, other) => one.at - other.at);
}

/** A decision in words: what it made happen, or what came next if that is all there is to tell. */
export function told(move: AnalysedMove, events: readonly Happened[]): string {
  const at = events.find((event) => event.at >= move.at)?.at ?? move.at;
  return (
    events
      .filter((event) => event.at === at && at <= move.at + 1)
      .map(sayHappened)
      .join(' ') || say('web-nothing-seen')
  );
}
