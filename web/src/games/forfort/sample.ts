import type { CardView, ForFortView, FortView } from './types';
import { SLOTS, type Slot } from './geometry';

/** Tables to test with: bare but for what a test puts on them. */

export function wall(name: string, symbols: string[], sign = 'simple'): CardView {
  return { name, shape: name.split('_')[0] ?? '', symbols, sign };
}

export function fortOf(seat: number, stacks: Partial<Record<Slot, CardView[]>> = {}): FortView {
  return {
    seat,
    slots: SLOTS.map((name) => ({ name, cards: stacks[name] ?? [], army: null, first_line: false })),
    hand: null,
    hand_size: 3,
    donjon: 19,
    arrows: ['nw', 'e'],
    discard: [],
    camps: 4,
    armies: 3,
    lost: 0,
    token: null,
    front: 'n',
    walls: Object.keys(stacks).length,
    points: 2,
  };
}

export function viewOf(phase: string, forts: FortView[], changes: Partial<ForFortView> = {}): ForFortView {
  return {
    viewer: 0,
    players: forts.length,
    teams: false,
    phase,
    to_act: 0,
    turn: 0,
    extra: 'no',
    first: 0,
    round: 1,
    turns: 1,
    last_round: false,
    played: null,
    top: null,
    combos: [],
    evolved: false,
    again: 0,
    waiting: [],
    target: null,
    forts,
    totals: forts.map(({ points }) => points),
    ended_by: '',
    winners: [],
    ...changes,
  };
}
