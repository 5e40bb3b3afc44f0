import type { Component } from 'svelte';
import type { Telling } from '../state/story';
import type { Said } from '../words/bundle';
import type { Ask, Happened, HintedMove, Meaning, Message, MoveInfo, SheetInfo, TableInfo, TrialInfo } from '../wire';
import type { Lesson } from './lesson';

/** What the shell hands to a game's board. */
export interface BoardProps<View, Pieces> {
  /** What the viewer may see now. */
  view: View;
  /** The pieces of the game as data. */
  pieces: Pieces;
  /** Names, faces and bots by seat. */
  table: TableInfo;
  /** Whose eyes; null for a spectator, or a replay from outside. */
  seat: number | null;
  /** The legal moves of the viewer; null if not asked. */
  ask: Ask | null;
  /** The newest batch of what happened, for animation; empty on the first draw. */
  events: Happened[];
  /** What each seat has been told of what was dealt to it outside the rules; it may be more than at an earlier moment. */
  sheets: SheetInfo[];
  /** Empty unless a hint was asked for: mark these moves on the board. */
  hints: HintedMove[];
  /** False in a replay: nothing can be chosen. */
  playing: boolean;
  /** Take a legal move. */
  choose(action: number): void;
  /** Somebody touched what cannot be chosen: the shell asks the server why, and shows the answer. */
  why(touched: Meaning): void;
  /** What the move would certainly bring. */
  preview(action: number): Promise<Happened[]>;
  /** A piece was picked to do something with, or (null) put back: the answers are those with it. */
  onpick?: ((piece: string | null) => void) | undefined;
}

/** A trial as one pair of eyes at this device sees it. */
export interface Eyes {
  /** Null for a spectator. */
  seat: number | null;
  trial: TrialInfo;
  /** When it was told, in milliseconds of `performance.now()`. */
  told: number;
}

/** What the shell hands to a game's stage, where trials are held, and what came of them is shown. */
export interface StageProps<View, Pieces> {
  view: View;
  pieces: Pieces;
  table: TableInfo;
  /** The trial that is on, once for each person at this device; empty while none is. */
  eyes: Eyes[];
  /** The people at this device. */
  seats: number[];
  /** The newest batch of what happened; empty on the first draw. */
  events: Happened[];
  /** What each seat has been told of what was dealt to it. */
  sheets: SheetInfo[];
  /** What the screen waits with until it is touched, and who is to touch it; null if it waits with nothing. */
  pause: Happened | null;
  /** Touch it. */
  go(): void;
  /** Do something in the trial, for a seat at this device. */
  attempt(seat: number, what: object): Promise<void>;
}

export interface ReferenceProps<Pieces> {
  game: string;
  pieces: Pieces;
  /** What is searched for, in lower case without accents (see `plain` in words); empty for everything. */
  search: string;
}

/** What a game's small pictures in the log are drawn from. */
export interface SignProps<Pieces> {
  event: Happened;
  pieces: Pieces;
}

/** How a game's log reads. */
export interface Story<Pieces = unknown> extends Telling {
  /** The small picture of the card or thing that an event is about; nothing where there is none. */
  Sign: Component<SignProps<Pieces>>;
  /** What was asked and answered in it; how to tell it comes when it is wanted first. */
  more?(event: Happened, table: TableInfo): Promise<More>;
}

/** What a game tells of an event below it. */
export interface More {
  lines: Said[];
  /** The language of what the lines quote, if it is not the reader's own. */
  lang: string | undefined;
}

/** A key that the board listens to, for the list of keys. */
export interface Shortcut {
  key: string;
  message: Message;
}

/** The sounds there are. */
export type Tone = 'card' | 'token' | 'build' | 'march' | 'spark' | 'crash' | 'point' | 'shuffle' | 'turn' | 'end';

/** Edits a cell that the game has a language of its own for. */
export interface IconsProps {
  /** The cell, as the file writes it. */
  text: string;
  /** What the column is called. */
  label: string;
  /** The game's own pieces, for their signs and words. */
  pieces: unknown;
  /** It says something else; `typed` if letter by letter. */
  onchange(text: string, typed?: boolean): void;
}

/** How a game's cards look in the workshop. */
export interface WorkshopParts {
  /** A card, drawn; `--w` is its width. */
  Face: Component<{ piece: unknown }>;
  /** The small picture of something that a cell can say. */
  Sign?: Component<{ column: string; value: string }>;
  Icons?: Component<IconsProps>;
}

/** What a game brings to the shell. */
export interface Skin<View = unknown, Pieces = unknown> {
  Board: Component<BoardProps<View, Pieces>>;
  /** The searchable pieces, for the reference; loaded when somebody looks at it, for a game is played without it. */
  reference(): Promise<{ default: Component<ReferenceProps<Pieces>> }>;
  /** How its cards look to designers, in games whose cards are data. */
  workshop?(): Promise<{ parts: WorkshopParts }>;
  /** Where trials are held, in games that have any. */
  Stage?: Component<StageProps<View, Pieces>>;
  /** Around one table: does the screen wait with this until it is touched, as for a die? */
  waits?(event: Happened): boolean;
  shortcuts: Shortcut[];
  /** Does the board itself offer this move? The question bar lists every move, but these less prominently. */
  onBoard(move: MoveInfo, view: View): boolean;
  /** Guided first game: the lessons that are due now, the most urgent first; the shell gives each once. */
  coach(view: View, ask: Ask | null, pieces: Pieces): Lesson[];
  /** How the log tells it; without one it is a plain list. */
  story?: Story<Pieces>;
  /** How an event sounds; null for silence. */
  tone(event: Happened): Tone | null;
}
