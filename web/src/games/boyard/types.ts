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

/** A kind of trial. */
export interface TrialKind {
  kind: string;
  name: Message;
  /** Who reads it, and what it is about. */
  text: Message;
  /** What each of its trials on screen asks. */
  screen: Message[];
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
  trials: TrialKind[];
}

/** What a puzzle shows: `what` of a trial that is shown on screen. */
export type Seen = BellSeen | BluffSeen | DiceSeen | DrumSeen | FleetSeen | GaugeSeen | GlassSeen | GridSeen | GripSeen | LanternsSeen | LettersSeen | NoughtsSeen | OddSeen | OrderSeen | PairsSeen | ParadeSeen | RaceSeen | ReflexSeen | RopeSeen | SequenceSeen | ShellsSeen | SticksSeen | SumsSeen | TypedSeen;

/** The bell as it is seen. */
export interface BellSeen {
  rung: number;
  wanted: number;
  left: number;
}

/** The signs as one viewer sees them. */
export interface BluffSeen {
  round: number;
  /** Seats that have chosen in this round. */
  chosen: number[];
  /** What the viewer has chosen. */
  own: string;
  /** What both chose in the round before. */
  last: string[];
  won: number[];
  left: number;
}

/** The dice as one viewer sees them. */
export interface DiceSeen {
  /** The viewer's dice. */
  own: number[];
  /** How many dice each has rolled: the one whose trial it is, then the rival. */
  rolled: number[];
  /** Seats that have stopped. */
  stopped: number[];
  left: number;
}

/** The drum as it is seen. */
export interface DrumSeen {
  /** Seconds between the beats while they are heard, so that they come evenly over any line; empty after that. */
  gaps: number[];
  /** Beats heard so far. */
  beaten: number;
  beats: number;
  /** Beats repeated so far. */
  given: number;
  asked: boolean;
  left: number;
}

/** The sea as one viewer sees it. */
export interface FleetSeen {
  /** Are the boats still being hidden? */
  hiding: boolean;
  /** Seats whose boat is hidden. */
  hidden: number[];
  /** The viewer's own boat; nobody sees another's. */
  boat: number[];
  /** Squares that each has shot at: the one whose trial it is, then the rival. */
  shots: number[][];
  /** Those of them that hit. */
  hits: number[][];
  turn: number;
  left: number;
}

/** The gauge as it is seen. */
export interface GaugeSeen {
  /** Where inside begins, from 0 to 1, for the pull that is on. */
  low: number;
  high: number;
  /** Seconds that the mark takes up and down again. */
  period: number;
  hits: number;
  wanted: number;
  tries_left: number;
  left: number;
}

/** The covered glass. */
export interface GlassSeen {
  /** When to stop it. */
  seconds: number;
}

/** The table as it is seen. */
export interface GridSeen {
  /** Every cell's sign while they lie open; empty after that. */
  signs: string[];
  /** The sign that is asked for; nothing before, and nothing of the next one. */
  asked: string;
  /** Cells that were answered right. */
  found: number[];
  left: number;
}

/** The bag as it is seen. */
export interface GripSeen {
  period: number;
  /** Where in its swing the gauge begins, from 0 to 1. */
  start: number;
  /** Tokens left in the bag, nine at most. */
  most: number;
}

/** The lanterns as they are seen. */
export interface LanternsSeen {
  /** The places of the lanterns that were sent, 0 to 8; each lights when the one before is out. */
  places: number[];
  out: number;
  wanted: number;
  misses: number;
  misses_allowed: number;
  left: number;
}

/** The letters as they are seen. */
export interface LettersSeen {
  letters: string;
  tries_left: number;
  left: number;
}

/** The board as it lies. */
export interface NoughtsSeen {
  /** The seat on each square; -1 for a free one. */
  squares: number[];
  turn: number;
  left: number;
}

/** The drawings as they are seen. */
export interface OddSeen {
  /** The details of each; a client draws and labels them. */
  drawings: (Record<string, number>)[];
  left: number;
}

/** The characters as they are seen. */
export interface OrderSeen {
  /** From left to right while they are seen; empty after that. */
  order: string[];
  /** Those to arrange, by name; empty before that. */
  choices: string[];
  left: number;
}

/** The cards as they lie. */
export interface PairsSeen {
  /** The sign of each card that lies open; empty for those that do not. */
  cards: string[];
  /** Who keeps each card, by seat; -1 for those on the table. */
  kept: number[];
  /** Pairs of the one whose trial it is, and of the rival. */
  pairs: number[];
  turn: number;
  left: number;
}

/** The parade as it is seen. */
export interface ParadeSeen {
  /** How many have passed. */
  passed: number;
  length: number;
  /** What passes now; empty once it is asked for. */
  thing: string;
  colour: string;
  /** Thing and colour that are asked for (either may be empty: any); nothing before. */
  asked: string[];
  left: number;
}

/** The race as one viewer sees it. */
export interface RaceSeen {
  /** The viewer's own sum; empty for others, and once all are done. */
  sum: string;
  /** Sums that each has answered: the one whose trial it is, then the rival. */
  done: number[];
  sums: number;
  left: number;
}

/** The lantern as it is seen. */
export interface ReflexSeen {
  round: number;
  lit: boolean;
  /** Rounds of the one whose trial it is, and of the rival. */
  won: number[];
  /** Seats that pressed too early in the last round. */
  early: number[];
  /** Milliseconds of both in the last round; -1 without one. */
  times: number[];
  /** Seats that have pressed in this round. */
  pressed: number[];
}

/** The rope as it is seen. */
export interface RopeSeen {
  pulled: number;
  wanted: number;
  slips: number;
  slips_allowed: number;
  /** Which hand is next; either at the beginning. */
  side: '' | 'left' | 'right';
  left: number;
}

/** The sequence as it is seen: of the round that is on, and no more. */
export interface SequenceSeen {
  /** The signs that have been played in this round so far; empty once they are to be repeated. */
  signs: number[];
  /** How many there are in this round. */
  length: number;
  rounds_left: number;
  /** Is it time to repeat them? */
  asked: boolean;
  /** Seconds left to do so. */
  left: number;
}

/** The cards as they are seen. */
export interface ShellsSeen {
  /** Where the key lies while it is seen; -1 once it is covered. */
  key: number;
  /** The two places that change now; nothing before and after. */
  swap: number[];
  swaps_left: number;
  asked: boolean;
  left: number;
}

/** The sticks as they lie. */
export interface SticksSeen {
  sticks: number;
  /** Whose move it is, by seat. */
  turn: number;
  left: number;
}

/** Sums as they are seen. */
export interface SumsSeen {
  /** Which step is shown, from 0; `steps` once the answer is asked for. */
  step: number;
  steps: number;
  /** The step: "7", "+ 5", "× 2"; empty once the answer is asked for. */
  text: string;
  /** Seconds left of the glass. */
  left: number;
}

/** A riddle, or the clues of a word. */
export interface TypedSeen {
  /** The riddle, or all clues so far. */
  texts: string[];
  /** Seconds left; None where no glass runs. */
  left: number | null;
}

/** What is shown of a trial: on screen, or at a table. */
export type TrialShown = Shown | CardShown;

/** A trial as one viewer sees it. */
export interface Shown {
  phase: Phase;
  /** Name of the puzzle. */
  puzzle: string;
  /** Id of its card. */
  card: string;
  level: number;
  /** How much the time is stretched. */
  factor: number;
  /** Who is ready. */
  ready: number[];
  /** May another trial be asked for? */
  another: boolean;
  /** When it began, in seconds since the opening. */
  began: number | null;
  /** What the puzzle shows; nothing before it is on. Its seconds are the card's, to be multiplied by `factor`. */
  what: unknown;
  /** What was asked and answered, for the judge of an appeal and nobody else. */
  appeal: Record<string, unknown> | null;
  /** Seconds in which a wrong answer can still be appealed, or be judged; 0 if there is none. */
  left: number;
}

/** `wrong`: an answer that may still be appealed; `appeal`: somebody judges. */
export type Phase = 'ready' | 'on' | 'wrong' | 'appeal' | 'done';

/** A card as one viewer sees it. */
export interface CardShown {
  phase: 'on' | 'verdict' | 'done';
  card: string;
  /** What is read out. */
  texts: string[];
  /** What counts as passed. */
  won: string;
  /** For the judge's eyes alone, as are `also` and `why`; empty for the others. */
  answer: string;
  /** What else is right. */
  also: string[];
  /** Why it is the answer. */
  why: string;
  /** Of the glass; 0 where none runs. */
  seconds: number;
  running: boolean;
  left: number;
  /** By judge. */
  verdicts: Record<number, string>;
  /** Seconds in which what was said can still be taken back, once all judges have spoken. */
  back: number;
  judges: number[];
  props: string[];
  tags: string[];
  /** Are there other cards? */
  another: boolean;
}

/** What a puzzle takes: `what` of a try in the puzzle itself. */
export type Taken = Rings | BluffChoice | Roll | Beats | Shot | Held | Stop | Cell | Close | Hits | Word | NoughtsPlace | OddChoice | Arranged | Turn | Count | RaceAnswer | Press | Pulls | Repeat | ShellsPlace | Take | SumsAnswer | Typed;

/** When the bell was rung since the last try, in milliseconds since it began; a key that is held rings once. */
export interface Rings {
  at: Milliseconds[];
}

/** A moment on a player's own screen, since the puzzle began there. */
export type Milliseconds = number;

/** A sign, in secret. */
export interface BluffChoice {
  round: number;
  choice: number;
}

/** Roll one more, or stop. */
export interface Roll {
  choice: 'roll' | 'stop';
}

/** Beats since the last try. */
export interface Beats {
  /** When, in milliseconds since it began. */
  at: Milliseconds[];
}

/** First: where the boat is hidden (two squares). Then: a square to shoot at. */
export interface Shot {
  boat?: number[];
  choice?: number;
}

/** Shot where nothing else is said. */
export const USUAL_SHOT: Required<Shot> = {
  boat: [],
  choice: -1,
};

/** Held and let go. */
export interface Held {
  /** In milliseconds since the trial began. */
  began: Milliseconds;
  ended: Milliseconds;
}

/** Stop: the time on one's own screen, in milliseconds. */
export interface Stop {
  at: Milliseconds;
}

/** Where it was, from 0: row by row. */
export interface Cell {
  cell: number;
}

/** Close the hand, at a moment of one's own screen in milliseconds; -1 to let luck decide. */
export interface Close {
  at: Sometime;
}

/** The same, or -1 for no moment. */
export type Sometime = number;

/** The lanterns that were sent, put out in their order. */
export interface Hits {
  /** When each went out, in milliseconds since it began. */
  at: Milliseconds[];
  /** Wrong places hit meanwhile. */
  misses: WholeNumber;
}

/** A number that somebody may answer. */
export type WholeNumber = number;

/** A word of these letters. */
export interface Word {
  word: string;
}

/** A square, from 0, row by row. */
export interface NoughtsPlace {
  choice: number;
}

/** The drawing that differs, from 0. */
export interface OddChoice {
  drawing: number;
}

/** The characters from left to right. */
export interface Arranged {
  order: string[];
}

/** A card, from 0. */
export interface Turn {
  choice: number;
}

/** How many there were. */
export interface Count {
  number: WholeNumber;
}

/** The result of the sum that is on. */
export interface RaceAnswer {
  number: WholeNumber;
  /**
   * Milliseconds that sums have been on one's own screen, all together: while the next one is on its way to it, that
   * clock stands still.
   */
  after: Milliseconds;
}

/** Pressed. */
export interface Press {
  round: number;
  /** Milliseconds since one's own screen showed the light; -1 before that. */
  after: Sometime;
}

/** Pulls since the last try. */
export interface Pulls {
  /** When, in milliseconds since it began. */
  at: Milliseconds[];
  sides: ('left' | 'right')[];
}

/** The signs of the round, in order. */
export interface Repeat {
  signs: number[];
}

/** Where the key is, from 0. */
export interface ShellsPlace {
  place: number;
}

/** So many sticks. */
export interface Take {
  choice: number;
}

/** The number at the end. */
export interface SumsAnswer {
  number: WholeNumber;
}

/** The answer. */
export interface Typed {
  text: string;
}

/** What somebody may try: on screen, or at a table. */
export type Tried = Asked | CardAsked;

/** What somebody may try. */
export type Asked = Ready | MoreTime | Another | Accept | Appeal | Fits | Do;

/** Begin: the clock may run. */
export interface Ready {
  do: 'ready';
}

/** Stretch the time, for all who attempt it. */
export interface MoreTime {
  do: 'time';
  factor: number;
}

/** Another trial instead, one that needs no quick hands; once. */
export interface Another {
  do: 'another';
}

/** The answer was wrong: so be it. */
export interface Accept {
  do: 'accept';
}

/** But it fits: let somebody judge. */
export interface Appeal {
  do: 'appeal';
}

/** The judge's word on an appeal. */
export interface Fits {
  do: 'fits';
  fits: boolean;
}

/** Something in the puzzle itself. */
export interface Do {
  do: 'do';
  what: unknown;
}

/** What somebody at the table may do. */
export type CardAsked = Glass | Verdict | TakeBack | AnotherCard;

/** Turn the glass, or lay it down. */
export interface Glass {
  do: 'glass';
  run: boolean;
}

/** How it ended, by a judge. */
export interface Verdict {
  do: 'verdict';
  outcome: string;
}

/** Take one's verdict back. */
export interface TakeBack {
  do: 'back';
}

/** Another card. */
export interface AnotherCard {
  do: 'another';
}
