import type { Skin } from '../games/skin';
import type { Arg, Happened, HintedMove, Meaning, Message, MoveInfo } from '../wire';
import ForeignBoard from './ForeignBoard.svelte';
import { plainSkin } from './plain';

/** What a board that comes from another package is shown. docs/games-of-your-own.md describes it. */
export interface ForeignTable {
  /** What the viewer may see, by the game's own view. */
  view: unknown;
  /** The pieces of the game as data. */
  pieces: unknown;
  /** The legal moves of the viewer; empty if it is not asked. */
  moves: MoveInfo[];
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The seats that are asked now. */
  turn: number[];
  /** What the people and bots are called, by seat. */
  names: string[];
  /** What happened last, for animation. */
  events: Happened[];
  /** Moves to mark, after a hint. */
  hints: HintedMove[];
  /** False in a replay: nothing can be chosen. */
  playing: boolean;
  language: string;
  /** A message in words: by its id, or as it came. */
  say(message: string | Message, args?: Record<string, Arg>): string;
  /** Take one of the moves. */
  play(move: MoveInfo): void;
  /** Something was touched that belongs to no move: the reader is told why. */
  why(touched: Meaning): void;
}

/** The module that a package brings as `web/board.js`. */
export interface ForeignModule {
  board(node: HTMLElement, table: ForeignTable): { update(table: ForeignTable): void; destroy(): void };
  /** Does the board itself offer this move? */
  offers?(move: MoveInfo): boolean;
}

const modules = new Map<string, ForeignModule>();

export function moduleOf(game: string): ForeignModule | undefined {
  return modules.get(game);
}

/** The board that a game's own package brings. */
export async function foreignSkin(game: string): Promise<Skin> {
  const loaded = (await import(/* @vite-ignore */ `/api/games/${game}/board.js`)) as ForeignModule;
  if (typeof loaded.board !== 'function') throw new TypeError(`the board of ${game} has no function "board"`);
  modules.set(game, loaded);
  return { ...plainSkin, Board: ForeignBoard, onBoard: (move) => loaded.offers?.(move) ?? false };
}
