/** In which order answers stand, and what a hint says of them. */
import type { HintedMove, MoveInfo } from '../../wire';

/** Shares of victory closer than this are the same: the next search may turn them round. */
const ALIKE = 0.025;

/**
 * The answers to a question as they are listed: what is hinted at first, then what the board does not offer, then what
 * it does. Whatever declines the offer is last. Of a piece that is picked, only what is done with it.
 */
export function listed(
  moves: readonly MoveInfo[],
  hints: readonly HintedMove[],
  onBoard: (move: MoveInfo) => boolean,
  picked: string | null = null,
): MoveInfo[] {
  const rank = (move: MoveInfo): number => {
    const hinted = hints.findIndex((hint) => hint.action === move.action);
    if (hinted >= 0) return hinted - hints.length;
    if (declines(move)) return 2;
    return onBoard(move) ? 1 : 0;
  };
  const own = picked === null ? [] : moves.filter((move) => move.meaning.piece === picked);
  return [...(own.length > 0 ? own : moves)].sort((one, other) => rank(one) - rank(other));
}

export function declines(move: MoveInfo): boolean {
  return move.meaning.declines === true;
}

/** What a hint comes down to. */
export interface Advice {
  /** The best answers: one, or several that are as good as each other. */
  best: MoveInfo[];
  /** Is there nothing to choose: are all answers as good? */
  same: boolean;
  /** The chance of victory that the best promise. */
  share: number;
  /** How much of it the best is ahead of the next. */
  ahead: number;
  next: MoveInfo | null;
}

/** The advice behind a hint; null without one. */
export function adviceOf(moves: readonly MoveInfo[], hints: readonly HintedMove[]): Advice | null {
  const [first] = hints;
  if (first === undefined || moves.length < 2) return null;
  const find = (hint: HintedMove | undefined): MoveInfo | undefined =>
    moves.find((move) => move.action === hint?.action);
  const alike = hints.filter((hint) => hint.share > first.share - ALIKE);
  const next = hints.find((hint) => !alike.includes(hint));
  return {
    best: alike.flatMap((hint) => find(hint) ?? []),
    same: alike.length >= moves.length,
    share: first.share,
    ahead: next === undefined ? 0 : first.share - next.share,
    next: find(next) ?? null,
  };
}
