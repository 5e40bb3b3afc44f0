import type { Component } from 'svelte';
import type { TrialProps } from './props';

/** The mini-games, one a file and each a chunk of its own. */
// each mini-game has props of its own; which one it is, the server's name for it says
/* eslint-disable @typescript-eslint/no-explicit-any */
const games = import.meta.glob<{ default: Component<TrialProps<any>> }>('./*.svelte');

/** The mini-game of that name (`sequence`, `odd`, …), loaded when it is first held. */
export async function load(name: string): Promise<Component<TrialProps<any>>> {
  const game = games[`./${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`];
  if (game === undefined) throw new Error(`there is no mini-game called ${name}`);
  return (await game()).default;
}
