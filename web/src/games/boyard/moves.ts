import type { Ask, MoveInfo } from '../../wire';

/** The legal moves, by the thing on the table that they belong to. */
export interface Choices {
  /** By square of the fort, from 0: where Passe-Partout leads. */
  squares: Map<number, MoveInfo>;
  /** By seat: whom to challenge. */
  rivals: Map<number, MoveInfo>;
  /** What a duel or a riddle is about: `key` or `clue`. */
  prizes: Map<string, MoveInfo>;
  dive: MoveInfo | null;
}

/** The legal moves, sorted by what they are about. */
export function choicesOf(ask: Ask | null): Choices {
  const choices: Choices = { squares: new Map(), rivals: new Map(), prizes: new Map(), dive: null };
  for (const move of ask?.moves ?? []) {
    const { verb, piece = '', seat = -1, amount = 0 } = move.meaning;
    if (verb === 'move') choices.squares.set(amount - 1, move);
    else if (verb === 'challenge') choices.rivals.set(seat, move);
    else if (verb === 'announce') choices.prizes.set(piece, move);
    else if (verb === 'dive') choices.dive = move;
  }
  return choices;
}

/** Does the board itself offer the move? Staying, letting go, guessing again and leaving belong to no place on it. */
export function onBoard({ meaning }: MoveInfo): boolean {
  return ['move', 'challenge', 'announce', 'dive'].includes(meaning.verb);
}
