// Written by scripts/wire.py from the Python types: change those, then `npm run wire`.

import type { Message } from '../../wire';

/** Tokens drawn with one key. */
export interface Handful {
  /** How many of 0, 10, 20 and 50 Boyards. */
  tokens: number[];
  boyards: number;
}

/** What lies before a player. */
export interface PlayerView {
  seat: number;
  /** The pawn's square of the fort, from 0; -1 on Start, in the sea or inside. */
  square: number;
  /** Squares swum; -1 on dry land. */
  swum: number;
  /** key or clue, in the sea; else empty. */
  diving_for: string;
  /** Skips its next turn. */
  prison: boolean;
  keys: number;
  clues: number;
  /** Is its code word a hard one? */
  hard: boolean;
  /** In the third round: guessing, in or out; before that empty. */
  stands: string;
  boyards: number;
  handfuls: Handful[];
}

/** The table. */
export interface BoyardView {
  /** Who looks; None for a spectator. */
  seat: number | null;
  players: PlayerView[];
  /** 1 keys, 2 clues, 3 treasure; 0 while it is rolled for who begins. */
  round: number;
  /** Turns begun. */
  turn: number;
  /** Whose turn it is; -1 at the end. */
  whose: number;
  /** What is being asked. */
  phase: string;
  /** The kind of trial that is asked for; empty if none is. */
  trial: string;
  /** What the pending duel or riddle is about. */
  prize: string;
  /** Who is challenged; -1 for nobody. */
  rival: number;
  /** Keys that nobody has. */
  stock: number;
  /** Tokens left in the bag, of 0, 10, 20 and 50 Boyards. */
  bag: number[];
  /** Tokens that the hand in the bag still takes. */
  grip: number;
  /** What each has rolled for the first turn; 0 for nothing yet, -1 for who is no longer in it. */
  first_rolls: number[];
  /** treasure or nobody, at the end. */
  ended_by: string;
}

/** A square of the fort. */
export interface Square {
  kind: string;
  name: Message;
  /** What happens there. */
  text: Message;
}

/** What the game is played with. */
export interface BoyardPieces {
  /** The loop of the fort, in the order in which it is walked. */
  squares: Square[];
  /** The square above the rope ladder. */
  riddle: number;
  /** Squares of the sea. */
  sea: number;
  /** By seat: the shape of its pawn. */
  pawns: string[];
  /** In the box. */
  keys: number;
  /** Keys that end the first round. */
  keys_to_end: number;
  /** Clues that end the second round. */
  clues_to_end: number;
  /** What a token is worth, by kind. */
  tokens: number[];
  /** How many tokens of each kind there are. */
  bag: number[];
}
