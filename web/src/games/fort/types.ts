// Written by scripts/wire.py from the Python types: change those, then `npm run wire`.

import type { Message } from '../../wire';

/** Resources in one place. */
export interface Stock {
  pizza: number;
  toys: number;
}

/** A player's board and cards, as far as the viewer may see them. Kids are named by their ids. */
export interface BoardView {
  seat: number;
  /** Colour of the board; empty before it is dealt. */
  board: string;
  /** Points on the Victory Track. */
  points: number;
  /** Fort Level. */
  level: number;
  stuff: Stock;
  pack: Stock;
  /** How many resources the Pack holds at most. */
  pack_size: number;
  lookout: string[];
  /** How many cards the Lookout holds at most. */
  lookout_size: number;
  yard: string[];
  discard: string[];
  /** The cards in hand; None if they are not the viewer's. In the draft: the cards passed to the viewer. */
  hand: string[] | null;
  hand_count: number;
  deck_count: number;
  /** In the draft: the cards the viewer has kept so far. */
  kept: string[] | null;
  perk: string | null;
  /** A made-up rule lies face down in front of the player. */
  has_rule: boolean;
  /** The made-up rule, to its owner, and to all at the end. */
  rule: string | null;
  /** Has the macaroni sculpture. */
  sculpture: boolean;
  /** All points as they would count now, to the owner, and to all at the end. */
  total: number | null;
}

/** The card being played and how it goes. */
export interface CardInPlay {
  /** The played card; None while DIY is used. */
  kid: string | null;
  /** The suit that followers must match. */
  suit: string | null;
  /** Cards added from the hand. */
  added: string[];
  /** Cards added from the Lookout. */
  looked: string[];
  /** unused, partly or fully; likewise for the private action. */
  public_use: string;
  private_use: string;
  /** The action in use: public, private or diy. */
  side: string;
  /** The suit named for an action that counts any one suit. */
  named: string | null;
  /** Pizza or toys, if chosen. */
  kind: string | null;
  /** The kind that followers must gather. */
  leader_kind: string | null;
  /** How often the action is done, as far as it is known. */
  count: number;
  /** What it has brought so far. */
  effects: number;
}

/** A table of Fort. */
export interface FortView {
  /** The seat that sees this; None for a spectator. */
  viewer: number | null;
  players: number;
  round: number;
  turn: number;
  first: number;
  leader: number;
  /** setup, draft, play, follow, recruit, draw or over. */
  phase: string;
  /** The pending question, in one word. */
  ask: string;
  /** The seat to decide; -1 chance, -2 over. */
  to_act: number;
  /** The seat that is following; -1 if none. */
  follower: number;
  /** What is being paid for the Fort: in all, then of the kind that is asked about; 0 if nothing is. */
  due: number;
  boards: BoardView[];
  park: string[];
  /** Cards in the Park deck. */
  park_deck: number;
  supply: Stock;
  /** The open row. */
  perks: string[];
  /** Made-up rules in the stack. */
  rules: number;
  /** The stack, to the one who chooses from it. */
  rule_choice: string[];
  card: CardInPlay | null;
  /** Cards played and added earlier this turn. */
  spent: string[];
  /** What triggered the end: points, fort, park or rounds; empty while nothing has. */
  ended: string;
  winners: number[];
}

/** A level of the fort track. */
export interface Level {
  level: number;
  points: number;
  /** Cost to reach it in pizza, toys and either. */
  pizza: number;
  toys: number;
  either: number;
}

/** An action box as its icons: one icon, a part done once for each of something, or parts in a row. */
export interface IconTree {
  node: 'do' | 'times' | 'chain';
  /** do: the icon. */
  icon: string;
  /** do: how many. */
  amount: number;
  /** do, of the fort: so many more resources to pay; -1 for one less. */
  extra: number;
  /** times: what is counted, as the data file writes it: a suit, `?`, `in_pack`. */
  counter: string;
  /** chain: each part only if the one before was done. */
  then: boolean;
  /** times: the one part that is repeated; chain: the parts in order. */
  parts: IconTree[];
}

/** A kid card. */
export interface KidPiece {
  /** The name in notation and views. */
  id: string;
  /** The nickname, the same in every language. */
  name: string;
  /** The suits in the corner, one or two. */
  suits: string[];
  /** How many there are. */
  copies: number;
  /** The board whose Best Friend it is; None for a kid of the Park. */
  friend_of: string | null;
  /** The action that others may follow; None if the box is blank. */
  public: IconTree | null;
  /** The action that is the leader's alone; None if the box is blank. */
  private: IconTree | null;
  suits_words: Message;
  public_words: Message;
  private_words: Message;
  /** The whole card in words. */
  words: Message;
}

/** A perk or a made-up rule. */
export interface NamedPiece {
  /** The name in notation and views. */
  id: string;
  name: Message;
  /** What it does, or what it is worth. */
  text: Message;
}

/** A printed sign with its meaning. */
export interface Sign {
  id: string;
  words: Message;
}

/** Everything in the box. */
export interface FortPieces {
  kids: KidPiece[];
  perks: NamedPiece[];
  /** The made-up rules. */
  rules: NamedPiece[];
  /** The six suits, and the coin last. */
  suits: Sign[];
  /** The printed actions. */
  icons: Sign[];
  /** What an action may be repeated for; said of scoring a point. */
  counters: Sign[];
  /** The player boards by colour. */
  boards: string[];
  /** The fort track. */
  track: Level[];
  /** How many of each kind fit into Stuff. */
  stuff_room: number;
  /** Tokens of each kind in the supply at the start. */
  tokens: number;
  /** Points on the Victory Track that end the game. */
  track_end: number;
  /** What the macaroni sculpture is worth. */
  sculpture_points: number;
}
