import type { BoyardPieces, BoyardView, PlayerView } from './types';

/** Tables to test with: bare but for what a test puts on them. */

const KINDS = [
  'door',
  'concentration',
  'strength',
  'duel',
  'riddle',
  'strength',
  'prison',
  'concentration',
  'duel',
  'strength',
  'passe_partout',
  'concentration',
];

export const PIECES: BoyardPieces = {
  squares: KINDS.map((kind) => ({
    kind,
    name: { id: 'boyard-square', args: { square: kind } },
    text: { id: 'boyard-square-text', args: { square: kind } },
  })),
  riddle: 4,
  sea: 6,
  pawns: ['anchor', 'star', 'wave', 'shell', 'lantern', 'gull'],
  keys: 20,
  keys_to_end: 3,
  clues_to_end: 4,
  tokens: [0, 10, 20, 50],
  bag: [10, 60, 20, 10],
  trials: [],
};

export function playerOf(seat: number, changes: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    square: -1,
    swum: -1,
    diving_for: '',
    prison: false,
    keys: 0,
    clues: 0,
    hard: false,
    stands: '',
    boyards: 0,
    handfuls: [],
    ...changes,
  };
}

export function viewOf(players: PlayerView[], changes: Partial<BoyardView> = {}): BoyardView {
  return {
    seat: 0,
    players,
    round: 1,
    turn: 1,
    whose: 0,
    phase: 'roll',
    trial: '',
    prize: 'key',
    rival: -1,
    stock: 20,
    bag: [10, 60, 20, 10],
    grip: 0,
    first_rolls: [],
    ended_by: '',
    ...changes,
  };
}
