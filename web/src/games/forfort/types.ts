// Written by scripts/wire.py from the Python types: change those, then `npm run wire`.

import type { Message } from '../../wire';

/** A card that lies open to the viewer. */
export interface CardView {
  /** `camp`, or the name of the wall as notation and positions write it. */
  name: string;
  /** `corner` or `straight`; empty for a camp. */
  shape: string;
  /** Mason, ram, trebuchet, siege_tower, garrison. */
  symbols: string[];
  /** `simple`, `drawbridge` or `protected`; empty for a camp. */
  sign: string;
}

/** An army in a rival's fort. */
export interface ArmyView {
  /** Its seat. */
  owner: number;
  /** The direction it advances in: n, e, s or w. */
  heading: string;
}

/** One of the eight slots of a fort. */
export interface SlotView {
  /** nw, n, ne, e, se, s, sw or w. */
  name: string;
  /** The stack from bottom to top; only the last one is active. */
  cards: CardView[];
  /** The army that stands there. */
  army: ArmyView | null;
  /** Is the slot in the line that faces the rivals? */
  first_line: boolean;
}

/** A player's fort, cards and tokens. */
export interface FortView {
  seat: number;
  /** Clockwise from nw. */
  slots: SlotView[];
  /** The walls in hand; None if the viewer may not see them. */
  hand: CardView[] | null;
  /** How many walls are in hand. */
  hand_size: number;
  /** How many walls are in the donjon. */
  donjon: number;
  /** The corner and the side that the top back of the donjon shows; empty without a back. */
  arrows: string[];
  /** Open to all; its order does not matter. */
  discard: CardView[];
  /** Camps not yet placed. */
  camps: number;
  /** Armies at hand. */
  armies: number;
  /** Armies out for good. */
  lost: number;
  /** The slot with the drawbridge token; None while it is at hand. */
  token: string | null;
  /** The side that faces the rivals; None before it is declared. */
  front: string | null;
  /** Visible walls; eight win. */
  walls: number;
  /** What the player would count now, without a partner. */
  points: number;
}

/** A game as one viewer may know it. */
export interface ForFortView {
  /** The seat that looks; None for a spectator. */
  viewer: number | null;
  players: number;
  /** Do seats 0 and 2 play against 1 and 3? */
  teams: boolean;
  /** What is being decided, in the words of positions. */
  phase: string;
  /** The seat that decides, `CHANCE` or `OVER`. */
  to_act: number;
  /** Whose turn it is; None before the first. */
  turn: number | null;
  /** `yes` in an extra turn, `due` while the draw before it is pending, else `no`. */
  extra: string;
  /** The first player; None before it is drawn. */
  first: number | null;
  round: number;
  /** Turns begun, extra ones included. */
  turns: number;
  /** Is a donjon empty? */
  last_round: boolean;
  /** The wall whose effect or discarding is being carried out. */
  played: CardView | null;
  /** The revealed top of the donjon that a mason's combo builds. */
  top: CardView | null;
  /** Combos still to be done, by the wall that made them, the newest last. */
  combos: string[][];
  /** Is the effect being carried out a combo? */
  evolved: boolean;
  /** How often the effect comes after this time. */
  again: number;
  /** Armies that still have to advance: fort and slot. */
  waiting: ([number, string])[];
  /** The fort whose donjon is being hit. */
  target: number | null;
  /** By seat. */
  forts: FortView[];
  /** By seat: points as they would count now, a partner's included. */
  totals: number[];
  /** `fort` or `donjon`; empty while neither has happened. */
  ended_by: string;
  /** The seats that share the victory; empty before the end. */
  winners: number[];
}

/** A symbol that walls bear. */
export interface SymbolPiece {
  /** As notation, positions and views write it. */
  name: string;
  /** What it is called. */
  word: Message;
  /** What using it does, beginning with its name. */
  effect: Message;
  /** What its combo does, beginning with its name. */
  combo: Message;
}

/** A kind of wall. */
export interface WallPiece {
  /** As notation, positions and views write it. */
  name: string;
  /** `corner` or `straight`. */
  shape: string;
  /** One or two names of symbols. */
  symbols: string[];
  /** `simple`, `drawbridge` or `protected`. */
  sign: string;
  /** How many of them each player has. */
  copies: number;
  /** What it is called. */
  word: Message;
}

/** A way in which the back of a wall can lie on the donjon. */
export interface BackPiece {
  /** The corner slot that one of its arrows shows. */
  corner: string;
  /** The side slot that the other shows. */
  side: string;
}

/** All pieces that a player has. */
export interface ForFortComponents {
  symbols: SymbolPiece[];
  /** Corners first; the same for every player. */
  walls: WallPiece[];
  /** The four rotations of a back. */
  backs: BackPiece[];
  /** Camps of a player. */
  camps: number;
  /** Armies of a player. */
  armies: number;
}
