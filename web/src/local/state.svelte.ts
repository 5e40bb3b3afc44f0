import type { Failure } from './messages';

/** How the tables of this device are: shown on every page until they are there. */
export type Phase = 'loading' | 'ready' | Failure;

class Here {
  phase = $state<Phase>('loading');
  /** Bytes that have come, of how many; only the first time they come over the network. */
  loaded = $state(0);
  total = $state(0);
  /** What all of it is over the network. */
  download = $state(0);
  first = $state(false);
  /** Does what is played outlive the page? */
  keeps = $state(true);
  /** Saved games that cannot be read. */
  damaged = $state.raw<string[]>([]);
}

export const here = new Here();
