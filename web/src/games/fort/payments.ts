/** What a payment consists of. */
import type { Meaning } from '../../wire';

export interface Amount {
  readonly kind: string;
  readonly count: number;
}

/** The resources of a payment, by kind, when so many are due: all of one kind, or pizza and the rest in toys. */
export function amounts({ piece = '', place, amount = 0 }: Meaning, due: number): Amount[] {
  if (place !== undefined) return [{ kind: piece, count: due }];
  const parts = [
    { kind: 'pizza', count: amount },
    { kind: 'toys', count: due - amount },
  ];
  return parts.filter(({ count }) => count > 0);
}
