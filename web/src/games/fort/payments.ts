/** What a payment consists of, read from the words of the move. */
import type { Message, MoveInfo } from '../../protocol';

export interface Amount {
  readonly kind: string;
  readonly count: number;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** The amounts that a move names, by kind; none if it names none. */
export function amounts(move: MoveInfo): Amount[] {
  return found(move.message);
}

function found(message: Message): Amount[] {
  const { kind, count } = message.args;
  if (message.id === 'fort-amount' && typeof kind === 'string' && typeof count === 'number') return [{ kind, count }];
  return Object.values(message.args).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(found) : isMessage(value) ? found(value) : [],
  );
}
