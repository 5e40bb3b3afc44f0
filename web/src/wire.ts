// Written by scripts/wire.py from the Python types: change those, then `npm run wire`.

/** Base of what a client sends. The client chooses `id`; the answer repeats it. */
export interface Asking {
  id: string;
}

/** Take a legal action. Sent again with the same id, it is done once and gets the same answer. */
export interface Play extends Asking {
  t: 'play';
  ply: Whole;
  action: ActionId;
}

/** A whole number from outside, of a size that can be answered with. */
export type Whole = number;

/** An action from outside, legal or not, of a size that compiled rules can be asked about. */
export type ActionId = number;

/** Undo your last decision, or the whole turn back to the last thing that was revealed. */
export interface Undo extends Asking {
  t: 'undo';
  ply: Whole;
  turn?: boolean;
}

/** Do something in the current trial. Sent again with the same id, it is done once and gets the same answer. */
export interface Attempt extends Asking {
  t: 'try';
  /** Its number. */
  trial: number;
  /** How many tries this seat has made before, as `TrialInfo.step` says. */
  step: number;
  /** What is done, in the game's own types; up to 4 KiB. */
  what: unknown;
}

/** Say something to everybody at the table. */
export interface Say extends Asking {
  t: 'say';
  text: string;
}

/**
 * Why is this not allowed now? Give the number of the action, its notation, such as `play bug`, or what was
 * touched, such as the piece `bug` at the place `hand`; the server works out what was meant.
 */
export interface Why extends Asking {
  t: 'why';
  action: ActionId | string | Meaning;
}

/**
 * What a move is about, in the game's own words. A field that the move does not need keeps its default.
 *
 * The same record says what somebody touched; then the verb is empty, unless it is known what was meant.
 */
export interface Meaning {
  /** What is done: `play`, `build`. */
  verb: string;
  /** With which piece: `bug`, `corner_mb`. */
  piece?: string;
  /** Where the piece is, or where it goes: `yard`, `nw`. */
  place?: string;
  /** Whose place it is, from 0; -1 if the move names nobody. */
  seat?: number;
  /** How many; -1 if nothing is counted. */
  amount?: number;
  /** Does it turn down what the question offers: skip, stay, let go? It is offered last, and never praised. */
  declines?: boolean;
}

/** What is this action certain to do? */
export interface Preview extends Asking {
  t: 'preview';
  ply: Whole;
  action: ActionId;
}

/** What would a strong player do? */
export interface Hint extends Asking {
  t: 'hint';
  ply: Whole;
}

/**
 * Wish that the game and its clocks stop, take the wish back, or let the game go on. All who play have to wish it;
 * over a decision it stops once.
 */
export interface Pause extends Asking {
  t: 'pause';
  on: boolean;
}

/** Give up; a bot plays on in a game of more than two. */
export interface Resign extends Asking {
  t: 'resign';
}

/** Take your seat back from the bot that stood in. */
export interface Return extends Asking {
  t: 'return';
}

/** Whether the server answers when you have only one answer and are asked only so that others cannot tell. */
export interface Answering extends Asking {
  t: 'answering';
  on: boolean;
}

/** Where nobody else plays: change the pace of the bots, or let them take no time until you are asked. */
export interface Hurry extends Asking {
  t: 'hurry';
  /** The least time a bot takes from now on, in milliseconds; None for no time until you are asked. */
  pace?: Whole | null;
}

/** Which orders can be given now? */
export interface Orders extends Asking {
  t: 'orders';
}

/** Say in advance how to answer a question; replaces an earlier order. Nobody else is told. */
export interface GiveOrder extends Asking {
  t: 'order';
  /** As `OrderInfo.what` says. */
  what: Meaning;
  until: string;
}

/** Withdraw the order. */
export interface Revoke extends Asking {
  t: 'revoke';
}

/** Whether the viewer is looking at the table: if so, they need not be notified of their turn. */
export interface Look extends Asking {
  t: 'look';
  on: boolean;
}

/**
 * Vote to replace a player by a bot who is away or keeps the others waiting; it takes all other persons at the
 * table, two at least.
 */
export interface Vote extends Asking {
  t: 'vote';
  seat: Whole;
  yes: boolean;
}

/** Send again what happened since that ply, or the current view. */
export interface Sync extends Asking {
  t: 'sync';
  since: Whole;
}

/** All that a client may say on a table's socket. */
export type Frame = Play | Undo | Attempt | Say | Why | Preview | Hint | Pause | Resign | Return | Answering | Hurry | Orders | GiveOrder | Revoke | Look | Vote | Sync;

/** A browser's push subscription, and how to notify it. */
export interface NewDevice {
  /** Where its push service takes messages. */
  endpoint: string;
  /** `p256dh` of the subscription, in Base64. */
  key: string;
  /** Likewise. */
  auth: string;
  lang?: string;
  /** Of the clock there, such as `Europe/Paris`. */
  zone?: string;
  /** Minutes after midnight, there, from which on nobody is called; what comes then is said at the end of it. */
  quiet_from?: Whole | null;
  quiet_to?: Whole | null;
}

/** A browser in which the guest is notified. */
export interface DeviceInfo {
  id: string;
  created: number;
  /** Is it the one that is asking? */
  here: boolean;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
}

/** Where to email somebody whose turn it is, at most once a day. */
export interface NewMail {
  address: string;
  lang?: string;
}

/** Where emails go. */
export interface MailInfo {
  address: string;
  /** Has the link in the first email been followed? Nothing else is sent before that. */
  confirmed: boolean;
}

/** How the guest is notified. */
export interface Calling {
  /** The server's key, for `pushManager.subscribe`. */
  push_key: string;
  devices: DeviceInfo[];
  /** Does this server send emails? */
  letters: boolean;
  mail: MailInfo | null;
}

/** What a service worker is sent; it contains nothing that only a seat may know. */
export interface PushMessage {
  /** `turn`, or `done` if the move was made elsewhere. */
  t: string;
  table: string;
  seat: number;
  title: string;
  body: string;
}

/** An option of a game; its words are the message `GAME-option-NAME`. */
export interface OptionInfo {
  name: string;
  default: Value;
  choices: Value[];
  low: number;
  high: number;
  /** May each seat have a choice of its own? Then the value is one for all, or one a seat with commas. */
  each_seat: boolean;
  /** With how many players it can be chosen; empty for any number. */
  players: number[];
}

/** The value of an option. */
export type Value = string | number | boolean;

/** How often a seat passes a kind of trial when nobody plays it out. */
export interface ChanceInfo {
  message: Message;
  /** Of a hundred. */
  hundred: number;
}

/** A message id of the Fluent files with its arguments; arguments may be messages themselves. */
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

export type Arg = string | number | Message | Message[];

/** A game of the catalog; its words are the messages `GAME-title` and `GAME-pitch`. */
export interface GameInfo {
  name: string;
  /** Version of the rules that new tables are played by. */
  rules: number;
  /** Fingerprint of the pieces that new tables are played with, unless their options bring others. */
  data: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  /** Their names, the weakest first. */
  bots: string[];
  /** What each bot says of itself, for those that a client has no words for. */
  about: Record<string, string>;
  /** Does it take standing orders? */
  orders: boolean;
  /** Does it hide anything from a seat? If not, a device that is passed on needs no curtain. */
  hides: boolean;
  /** Of a hundred trials, how many each bot passes; empty in games without trials. */
  skills: Record<string, number>;
  /** Does the game's package bring a board for the browser, beside those of the client? */
  board: boolean;
  /** Are its cards data that designers can change? */
  workshop: boolean;
  /** By bot, and last by `person`: how it does in trials, most telling first; empty in games without. */
  chances: Record<string, ChanceInfo[]>;
}

/** What set-up should propose to this guest. */
export interface Proposal {
  /** Choices by option: where texts can be chosen, those of which the guest has seen fewer. */
  options: Record<string, Value>;
}

/** The board as it was after an action, with what that action made happen. */
export interface Step {
  at: number;
  events: Happened[];
  view: unknown;
}

/** Something that happened, as this viewer may know it. */
export interface Happened {
  /** Number of the action that caused it; the board can be shown as of any of them. */
  at: number;
  code: string;
  /** The seat it happened to, or -1 for the table. */
  seat: number;
  message: Message;
  /** The same as data, for drawing. */
  facts: Record<string, unknown>;
  text?: string | null;
  /** Of what settled a trial: what was asked and answered, in the game's words. */
  note?: Record<string, unknown> | null;
}

/** A moment of the example that newcomers are shown. */
export interface ExampleStep {
  at: number;
  /** Id of the message that explains it. */
  said: string;
  /** What it is about, in the board's own words. */
  spot: string;
  /** What happened since the step before. */
  events: Happened[];
  view: unknown;
}

/** A real game, seen from one seat, with captions. */
export interface ExampleInfo {
  game: string;
  players: number;
  seat: number;
  options: Record<string, Value>;
  steps: ExampleStep[];
}

/** Part of a game to replay. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  /** Actions in the whole game, so far. */
  length: number;
  /** Which of them were decisions of players, or ends of trials. */
  decisions: number[];
  steps: Step[];
  /** As of now; at a step a seat had been told what its view of that step says. */
  sheets: SheetInfo[];
  /** The board before anything happened, if these steps begin with the first action. */
  before: unknown;
}

/** A table, as one viewer may know it. */
export interface TableInfo {
  id: string;
  game: string;
  /** Version of the rules in use. */
  rules: number;
  /** Fingerprint of the pieces that are played with; empty if the game's never change, or before there were any. */
  data: string;
  players: number;
  /** In lists, texts are cut after 100 characters. */
  options: Record<string, Value>;
  terms: Terms;
  status: Status;
  /** Is the viewer the host? */
  host: boolean;
  seats: SeatInfo[];
  /** Entries in the table's journal; the next move carries this number. */
  ply: number;
  /** Seats that are waited for now: the one that is asked, or all who have something to do in a trial. */
  turn_of: number[];
  /** Seconds since 1970; likewise below. */
  created: number;
  /** The last move, or the start. */
  touched: number;
  winners: number[];
  /** At the end: points by seat. */
  scores: number[];
  /** Votes to replace a player by a bot: by that player's seat, who has voted. */
  votes: Record<string, number[]>;
  /** Seats that want a pause; the game stops once all players do. */
  pausing: number[];
  /** The table where the same people play again. */
  rematch: string | null;
  /** Version of the table's customs: who is asked, and how chance is derived from the seed. */
  customs: number;
}

/** How a table is run; the rules of the game have options of their own. */
export interface Terms {
  /** Listed for everybody; anybody may take an open seat. */
  public?: boolean;
  /** May others who know the table's address watch? */
  spectators?: boolean;
  /** May a player take back what revealed nothing? */
  undo?: boolean;
  /** May a player ask for hints during the game? */
  hints?: boolean;
  /** Do results count for ratings? Then there is neither undo nor hints, and two people play at least. */
  rated?: boolean;
  /** Time for a decision before the bank is used; 0 for no clock. */
  move_seconds?: Whole;
  /** Time per player for the whole game, in addition to the time per decision. */
  bank_seconds?: Whole;
  /** A player who keeps the others waiting this long is replaced by a bot until they return; 0 for never. */
  limit_seconds?: Whole;
  /** The bot that takes over. */
  standin?: string;
  /** The least time a bot takes, in milliseconds, so that people can follow. */
  pace?: Whole;
  /**
   * Was the game taken along, as a file? Then whoever plays it may know its seed, and it counts in no statistics of
   * the server. A new table never says so.
   */
  taken?: boolean;
}

/** Terms where nothing else is said. */
export const USUAL_TERMS: Required<Terms> = {
  public: false,
  spectators: true,
  undo: true,
  hints: true,
  rated: false,
  move_seconds: 0,
  bank_seconds: 0,
  limit_seconds: 259200,
  standin: 'normal',
  pace: 700,
  taken: false,
};

export type Status = 'lobby' | 'playing' | 'paused' | 'over';

/** A seat, as one viewer may know it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  /** Name of the person; empty for bots and open seats. */
  name: string;
  /** What the portrait is drawn from. */
  face: string;
  /** The bot that has the seat. */
  bot: string | null;
  /** The bot that plays for an absent person. */
  standin: string | null;
  resigned: boolean;
  online: boolean;
  /** Is it the viewer's own? */
  mine: boolean;
  /** For its owner: does the server answer when there is only one answer? Always true for others. */
  answered: boolean;
  /** The secret part of the seat's link, for the host while the seat is open. */
  invite: string | null;
}

export type SeatKind = 'open' | 'person' | 'bot';

/** What was dealt to a seat outside the rules, such as a code word, as far as it has been told. */
export interface SheetInfo {
  seat: number;
  /** What the seat has been told of it, in the table's language: open to all, as it was read aloud. */
  told: string[];
  /** What it was, once the game is over. */
  dealt: string | null;
}

/** A decision and the win chances after it. */
export interface AnalysedMove {
  at: number;
  seat: number;
  notation: string;
  shares: number[];
  swing: number;
}

/** Win chances over a whole game. */
export interface AnalysisInfo {
  start: number[];
  moves: AnalysedMove[];
  turning_points: AnalysedMove[];
}

/** Somebody's strength in a game. */
export interface Rating {
  name: string;
  face: string;
  bot: string | null;
  mine: boolean;
  /** A cautious estimate: the mean minus two deviations, scaled so that a newcomer has 1000. */
  rating: number;
  games: number;
  wins: number;
}

/** A game's history on this server, and the viewer's part in it. */
export interface Statistics {
  game: string;
  /** Finished games. */
  games: number;
  /** Mean number of decisions per game. */
  turns: number;
  /** Share of games won by the seat that was first at the table; seats are dealt by the host. */
  first_wins: number;
  mine_games: number;
  mine_wins: number;
  /** Most points in a game. */
  mine_best: number;
}

/** A game that I played to its end. */
export interface ArchivedGame {
  table: TableInfo;
  seat: number;
  won: boolean;
  points: number;
  rated: boolean;
  /** When it ended, in seconds since 1970. */
  at: number;
}

/** Part of my games, the newest first. */
export interface Archive {
  games: ArchivedGame[];
  /** Where the next part begins; None if this was the last. */
  more: string | null;
}

/** Body of every refusal over HTTP. */
export interface Problem {
  /** Id of the message; programs read this. */
  reason: string;
  message: Message;
  /** The message in the language of the request. */
  text: string;
}

/** The state of the server. */
export interface Health {
  /** `degraded`: moves are stored, but other nodes hear of them late. `failing`, with status 503: they are not. */
  status: 'ok' | 'degraded' | 'failing';
  version: string;
  /** Kind of database. */
  database: string;
  /** Can it be written to and read? `unwritable`: it answers, but its disk is full, broken or read-only. */
  storage: 'ok' | 'unwritable' | 'lost';
  redis: 'none' | 'ok' | 'lost';
  /** Tables in memory. */
  tables: number;
  sockets: number;
  /** Bots and hints being thought about. */
  thinking: number;
  /** Those waiting to think. */
  waiting: number;
  /** Open ones of any kind. */
  connections: number;
}

/** What the host of the server has to say to everybody. */
export interface Notice {
  text: string;
  /** When the server closes, in seconds since 1970. */
  closing: number | null;
}

/** Who sits there: `me`, somebody by link (`open`), or a bot with its level. */
export interface NewSeat {
  who: 'me' | 'open' | 'bot';
  bot?: string | null;
  /** For a second person on the same device. */
  name?: string | null;
}

/** A table to set up. With `start`, it starts by itself once all seats are taken. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Given>;
  terms?: Terms;
  start?: boolean;
}

/** The value of an option, from outside. */
export type Given = string | Whole | boolean;

/** The host changes a seat in the lobby. */
export interface ChangeSeat {
  who: 'me' | 'open' | 'bot';
  bot?: string | null;
}

/** Take a seat: by its invitation, or any open one of a public table. */
export interface Join {
  invite?: string | null;
  seat?: Whole | null;
}

/** What somebody with a link may know. */
export interface Invitation {
  table: TableInfo;
  /** Name of the person who set up the table. */
  host: string;
  face: string;
  /** The seat that waits; None for any that is open, or if there is none. */
  seat: number | null;
  /** Why there is no seat to take, if there is none. */
  problem: Problem | null;
}

/** Who the request comes from. */
export interface Me {
  /** Public id; the secret is in the cookie. */
  id: string;
  name: string;
  face: string;
  /** The name under which tables can be taken to another device; None without a passphrase. */
  handle: string | null;
}

/** A new name or portrait. */
export interface ChangeMe {
  name?: string | null;
  face?: string | null;
}

/** A handle and its passphrase, to continue as that guest on another device. */
export interface Passphrase {
  handle: string;
  passphrase: string;
}

/** Set a handle and a passphrase. Every other session of the guest ends. */
export interface NewPassphrase {
  handle: string;
  passphrase: string;
  /** The current passphrase, if there is one. */
  old?: string | null;
}

/** Somebody to mute: they have a seat at a table, or said a line there. */
export interface NewBlock {
  table: string;
  seat?: Whole | null;
  /** Number of a line of the table's chat. */
  line?: Whole | null;
  /** Block them everywhere: I get nothing they say, and they cannot sit down at my open tables. */
  everywhere?: boolean;
}

/** Somebody I have muted or blocked. */
export interface Block {
  /** Whom; used to unmute them. */
  id: string;
  /** What they were called at that time. */
  name: string;
  face: string;
  /** At which table; None for everywhere. */
  table: string | null;
  at: number;
  /** Their seats at the table that was asked about. */
  seats: number[];
}

/** Delete everything kept about me. */
export interface Erase {
  /** Mine, if I have one. */
  passphrase?: string | null;
}

/** Something to say: a message, and its text if the socket was opened with a language. */
export interface Words {
  message: Message;
  text?: string | null;
}

/** A legal action. */
export interface MoveInfo {
  action: number;
  /** Unique among the legal ones, such as `play bug`. */
  notation: string;
  /** What it is about, in the game's words; likewise unique. */
  meaning: Meaning;
  message: Message;
  text?: string | null;
}

/** What the viewer is asked now. */
export interface Ask {
  question: Words;
  moves: MoveInfo[];
}

/** A standing order: one that may be given, or one that was. */
export interface OrderInfo {
  /** What is to be done, in the game's words. */
  what: Meaning;
  /** `turn` for this turn, `mine` until one's own next one, or another word of the game. */
  until: string;
  message: Message;
  text?: string | null;
}

/** A seat's time, at the moment of sending. */
export interface Clock {
  /** Seconds left in the bank. */
  bank: number;
  /** Seconds left for this decision before the bank is used; 0 unless the seat is asked. */
  move: number;
  running: boolean;
}

/** A line of the score sheet. */
export interface ScoreInfo {
  seat: number;
  points: number;
  message: Message;
  text?: string | null;
}

/** The trial in progress, as far as one viewer may know it, at the moment of sending. */
export interface TrialInfo {
  /** Its id at this table: how many actions were taken before it. */
  number: number;
  /** In the game's words. */
  kind: string;
  /** How it is held, in the game's words: by the `screen`, or at a `table`. */
  mode: string;
  /** How far it has come, in the game's words, such as `ready` and `on`. */
  phase: string;
  /** Who attempts it; in a duel the one whose turn it is, then the rival. */
  seats: number[];
  /** Who reads it aloud at a table. */
  reader: number;
  /** The people who may say how it ended, now; empty where the server judges. */
  judges: number[];
  /** The seats that are waited for. */
  waiting: number[];
  /** How it may end, in the game's notation. */
  outcomes: string[];
  /** How many tries of the viewer's own seat went before: the next one carries this number. 0 for a spectator. */
  step: number;
  /** Seconds since the opening, by the trial's own clock; the same clock as any moment in `shown`. */
  at: number;
  /** How many seconds the trial's clock runs per real second: 1, except to speed up tests. */
  speed: number;
  /**
   * Seconds of the world's until a stand-in is put in for who is waited for; None where nobody is, without limit.
   * What is left of a glass is in `shown`.
   */
  left: number | null;
  /** What the viewer may see of it, by the game's own types. */
  shown: unknown;
}

/** The first thing on a socket. */
export interface Welcome {
  t: 'welcome';
  table: TableInfo;
  /** Whose eyes this socket has; None for a spectator. */
  seat: number | null;
  /** Version of the server; a client of another version should reload itself. */
  version: string;
  chat: Chat[];
}

/** Somebody said something. */
export interface Chat {
  t: 'chat';
  number: number;
  /** None for a spectator. */
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Seats, status, votes or the rematch have changed. */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
}

/** What happened, and how the table looks now. Only `events` is incremental. */
export interface Update {
  t: 'update';
  ply: number;
  /** The ply this update continues from; a client at another one asks for a sync. */
  since: number;
  /** Events with `at` from this number on are no longer true (an undo); those below follow them. */
  rewind: number;
  /** More than 200 events were missed: `events` is empty, the log is to be fetched anew. */
  cut: boolean;
  events: Happened[];
  /** What the viewer may see, by the game's own view type. */
  view: unknown;
  /** Given if it is the viewer who decides. */
  ask: Ask | null;
  /** Can the viewer undo a decision? */
  undo: boolean;
  /** The seat whose time ran out on this decision: a bot makes it. */
  lapsed: number | null;
  /** By seat; empty without clocks. */
  clocks: Clock[];
  /** The score sheet, at the end. */
  scores: ScoreInfo[];
  /** The trial in progress; it is also sent by itself, as `trial`, when only time has changed it. */
  trial: TrialInfo | null;
  /** By seat; empty in games where nothing is dealt outside the rules. */
  sheets: SheetInfo[];
  /** What the viewer has ordered, as long as it stands. */
  order: OrderInfo | null;
  /** The id of the client's own request that led here. */
  done: string | null;
}

/** Time alone has changed what the viewer sees of the trial: it is whole, and takes the place of the last one. */
export interface TrialChanged {
  t: 'trial';
  ply: number;
  trial: TrialInfo;
}

/** The viewer has ordered something, here or elsewhere, or taken it back; nobody else is told. */
export interface OrderChanged {
  t: 'order';
  order: OrderInfo | null;
}

/** Answer to `orders`: what may be ordered now. */
export interface MayOrder {
  t: 'orders';
  id: string;
  orders: OrderInfo[];
}

/** A request was carried out; if it was a move or a try, at which ply. */
export interface Done {
  t: 'done';
  id: string;
  ply: number;
}

/** A request was refused; nothing has changed. */
export interface Refused {
  t: 'refused';
  id: string;
  /** Id of the message; programs read this. */
  reason: string;
  message: Message;
  /** The message in words, in the language of the socket. */
  text: string;
  ply: number;
}

/** Who is there. */
export interface Presence {
  t: 'presence';
  /** Seats with an open socket. */
  online: number[];
  watching: number;
}

/** Answer to `why`: None if the action is allowed. */
export interface Explained {
  t: 'explained';
  id: string;
  why: Words | null;
}

/** Answer to `preview`: what is certain to happen up to the next decision or chance. */
export interface Previewed {
  t: 'previewed';
  id: string;
  action: number;
  events: Happened[];
}

/** A move with what it promises. */
export interface HintedMove {
  action: number;
  /** The chance of victory, from 0 to 1. */
  share: number;
  /** How much of the search went into it, from 0 to 1. */
  certainty: number;
}

/** Answer to `hint`: moves, the best first, and how the best may go on. */
export interface Hinted {
  t: 'hinted';
  id: string;
  moves: HintedMove[];
  /** In notation. */
  line: string[];
  /** What the seat plans after the best move, up to the next decision of somebody else or chance. */
  plan: Words[];
}

/** A bot is thinking. */
export interface Thinking {
  t: 'thinking';
  seat: number;
}

/** All that the server may say on a table's socket. */
export type Told = Welcome | TableChanged | Update | TrialChanged | OrderChanged | MayOrder | Done | Refused | Chat | Presence | Explained | Previewed | Hinted | Thinking;

/** What can be changed of a game's cards. */
export interface WorkshopInfo {
  game: string;
  /** The option that takes a set's file when a table is set up. */
  option: string;
  /** The file with the house's own cards. */
  house: string;
  /** The tables of a file, in their order; an empty line stands between them. */
  sheets: Sheet[];
  /** A card to explain the workshop by: its cells by column. */
  example: Record<string, string>;
  /** Characters that a file may have. */
  longest: number;
  /** Sets that a guest may have. */
  most: number;
  /** Pairs of games that a tryout plays; 0 where the host allows none. */
  pairs: number;
  /** Who plays them. */
  bot: string;
}

/** A table of the file. */
export interface Sheet {
  name: string;
  label: Message;
  columns: Column[];
  /** Is each row a card, which can be added, copied and removed? Otherwise there are as many rows as there are. */
  cards: boolean;
  /** What a new row says, by column. */
  fresh: Record<string, string>;
}

/** A column of a table. */
export interface Column {
  /** As the file's header writes it. */
  name: string;
  /**
   * `number`: what the row is known by for good; `name`: what people call it; `whole`: a whole number; `choice`: one
   * or several of `choices`; `icons`: what the game has a language of its own for.
   */
  kind: 'number' | 'name' | 'whole' | 'choice' | 'icons';
  label: Message;
  low: number;
  high: number;
  choices: Choice[];
  /** How many of the choices a cell has at least. */
  fewest: number;
  most: number;
  /** What stands between several. */
  between: string;
  /** May it have the same choice twice? */
  twice: boolean;
}

/** Something that a cell can say. */
export interface Choice {
  /** As the file writes it. */
  value: string;
  label: Message;
}

/** A file to read. */
export interface SetText {
  text: string;
}

/** Something that is wrong with a file. */
export interface Mistake {
  /** From 1; 0 where it is about the whole file. */
  line: number;
  /** The column where it begins, in characters from 1; 0 where it is about the whole line. */
  at: number;
  message: Message;
  /** The message in the language of the request. */
  text: string;
}

/** A file, read. */
export interface ReadSet {
  /** Its cards as they look; without those that have a mistake. */
  cards: DrawnCard[];
  /** What is wrong; a file without mistakes can be played. */
  mistakes: Mistake[];
}

/** A card as it looks and reads. */
export interface DrawnCard {
  /** The line of the file that it stands on, from 1. */
  line: number;
  words: Spoken[];
  /** What it is drawn from, as the game's components have it. */
  piece: unknown;
}

/** A part of a card in words. */
export interface Spoken {
  label: Message;
  text: Message;
}

/** A set of cards to keep; it may have mistakes still. */
export interface NewSet {
  game: string;
  name: string;
  text: string;
  /** The set that it was made from. */
  fork_of?: string | null;
}

/** A set as it is from now on. */
export interface ChangeSet {
  name: string;
  text: string;
  /** The version that was changed: if there is a later one, nothing is. */
  version: Whole;
}

/** A set of cards. */
export interface SetInfo {
  /** Whoever knows it may look at the set, play with it, and make one of their own from it. */
  id: string;
  game: string;
  name: string;
  mine: boolean;
  /** What its owner is called; empty for somebody without a name. */
  author: string;
  fork_of: string | null;
  version: number;
  /** When, in seconds since 1970. */
  changed: number;
  /** Its file; None in a list. */
  text: string | null;
}

/** Try a set out: bots play it, and the house's cards or another set, with the same luck. */
export interface NewTryout {
  players?: Whole;
  /** Another set; None for the house's. */
  against?: string | null;
}

/** Break a tryout off, or go on with it. */
export interface ChangeTryout {
  on: boolean;
}

/** A tryout as far as it has come. */
export interface TryoutInfo {
  state: 'playing' | 'stopped' | 'over';
  /** The version of the set that is tried out. */
  version: number;
  players: number;
  /** What it is compared with; empty for the house's cards. */
  against: string;
  /** Pairs played. */
  pairs: number;
  planned: number;
  /** How many thoughts and tryouts wait for a place besides; more than 0 means that it takes longer. */
  waiting: number;
  /** Pairs that the findings rest on. */
  seen: number;
  /** The surest first, in the language of the request; empty while too little is known. */
  findings: Finding[];
  /** What the cards that differ are worth on each side, a sentence each. */
  cards: string[];
}

/** What trying a set out has shown of one figure. */
export interface Finding {
  /** As JSON of `forts compare` calls it. */
  name: string;
  label: string;
  /** What was found, in words. */
  sentence: string;
  verdict: 'sure' | 'perhaps' | 'none';
  /** Is it a share? Then differences are in percentage points, otherwise in per cent of the first side. */
  share: boolean;
  /** Its mean on the first side, in words. */
  first: string;
  second: string;
  /** Second less first, in the unit named above; None where there is none to name. */
  difference: number | null;
  low: number | null;
  high: number | null;
}
