import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { Batches, motionsOf, spotOf, type Motions } from './motions';
import { PIECES, playerOf, viewOf } from './sample';
import type { PlayerView } from './types';

function happened(code: string, seat: number, facts: Record<string, unknown> = {}): Happened {
  return { at: 0, code, seat, message: { id: 'x', args: {} }, facts };
}

function moved(players: PlayerView[], ...events: Happened[]): Motions {
  return motionsOf(events, viewOf(players), PIECES);
}

describe('where a pawn is', () => {
  it('is said by the view', () => {
    expect(spotOf(playerOf(0))).toBe('start');
    expect(spotOf(playerOf(0, { square: 3 }))).toBe('fort:3');
    expect(spotOf(playerOf(0, { swum: 2 }))).toBe('sea:2');
    expect(['guessing', 'in', 'out'].map((stands) => spotOf(playerOf(0, { stands })))).toEqual(['gate', 'room', 'out']);
  });
});

describe('a batch of events', () => {
  it('rolls the die, then walks square by square, past the door', () => {
    const { rolls, walks } = moved(
      [playerOf(0, { square: 10 })],
      happened('roll', 0, { number: 3 }),
      happened('walk', 0, { place: 1, square: 'concentration' }),
    );
    expect(rolls).toMatchObject([{ number: 3, start: 0 }]);
    expect(walks[0]?.path).toEqual(['fort:10', 'fort:11', 'fort:0', 'fort:1']);
    expect(walks[0]?.start).toBeGreaterThanOrEqual(rolls[0]?.length ?? Infinity);
  });

  it('reaches the door with a one from Start', () => {
    const { walks } = moved(
      [playerOf(0)],
      happened('roll', 0, { number: 1 }),
      happened('walk', 0, { place: 0, square: 'door' }),
    );
    expect(walks[0]?.path).toEqual(['start', 'fort:0']);
  });

  it('goes straight where Passe-Partout leads', () => {
    const { walks } = moved([playerOf(0, { square: 10 })], happened('walk', 0, { place: 3, square: 'duel' }));
    expect(walks[0]?.path).toEqual(['fort:10', 'fort:3']);
  });

  it('dives with a splash, swims, and climbs up once around', () => {
    const dive = moved([playerOf(0, { square: 4 })], happened('dive', 0, { prize: 'key' }));
    expect(dive.walks[0]?.path).toEqual(['fort:4', 'sea:0']);
    expect(dive.splashes).toMatchObject([{ spot: 'sea:0', start: dive.walks[0]?.length }]);
    const swim = moved([playerOf(0, { swum: 1 })], happened('swim', 0, { number: 4 }));
    expect(swim.walks[0]?.path).toEqual(['sea:1', 'sea:2', 'sea:3', 'sea:4']);
    const climb = moved([playerOf(0, { swum: 4 })], happened('roll', 0, { number: 5 }), happened('climb', 0));
    expect(climb.walks[0]?.path).toEqual(['sea:4', 'sea:5', 'sea:0', 'fort:4']);
  });

  it('takes a key from the stock or from a rival, and a clue from the right neighbour', () => {
    const { flights } = moved(
      [playerOf(0), playerOf(1), playerOf(2)],
      happened('gain', 1, { prize: 'key', from: -1 }),
      happened('gain', 1, { prize: 'key', from: 2 }),
      happened('gain', 0, { prize: 'clue', from: -1 }),
    );
    expect(flights.map(({ from, to, settles }) => [from, to, settles])).toEqual([
      ['stock', 'sheet:1', 'key:1'],
      ['sheet:2', 'sheet:1', 'key:1'],
      ['sheet:2', 'sheet:0', 'clue:0'],
    ]);
  });

  it('brings all pawns back at once when a round ends', () => {
    const { walks } = moved(
      [playerOf(0, { square: 2 }), playerOf(1, { swum: 3 }), playerOf(2)],
      happened('round', -1, { number: 2 }),
    );
    expect(walks.map(({ seat, path, start }) => [seat, path.at(-1), start])).toEqual([
      [0, 'start', 0],
      [1, 'start', 0],
    ]);
  });

  it('lets whoever is in go in, whoever is out go out, and tokens come out of the bag', () => {
    const { walks, flights } = moved(
      [playerOf(0, { stands: 'guessing' }), playerOf(1, { stands: 'guessing' })],
      happened('enter', 0),
      happened('out', 1, { why: 'wrong_word' }),
      happened('token', 0, { boyards: 50 }),
    );
    expect(walks.map(({ path }) => path.at(-1))).toEqual(['room', 'out']);
    expect(flights).toMatchObject([{ sprite: { kind: 'token', boyards: 50 }, from: 'bag', to: 'sheet:0' }]);
  });

  it('is hurried if it is long, and says nothing of what is not seen to move', () => {
    const many = Array.from({ length: 39 }, (_, at) => happened('roll', 0, { number: 1 + (at % 6) }));
    const { rolls, end } = moved([playerOf(0)], ...many);
    expect(end).toBeLessThan(4300);
    expect(Math.max(...rolls.map((roll) => roll.start + roll.length))).toBeLessThanOrEqual(end + 1);
    expect(moved([playerOf(0)], happened('turn', 0), happened('passed', 0, { trial: 'riddle' })).end).toBe(0);
  });
});

describe('batch by batch', () => {
  const roll = [happened('roll', 0, { number: 2 }), { ...happened('walk', 0, { place: 5, square: 'duel' }), at: 1 }];
  const [from, to] = [3, 5].map((square) => viewOf([playerOf(0, { square })]));

  it('moves from how the table was before', () => {
    const batches = new Batches();
    expect(batches.next([], from!, PIECES)).toBeNull();
    expect(batches.next(roll, to!, PIECES)?.walks[0]?.path).toEqual(['fort:3', 'fort:4', 'fort:5']);
  });

  it('moves once, however often it is looked at', () => {
    const batches = new Batches();
    batches.next([], from!, PIECES);
    batches.next(roll, to!, PIECES);
    expect(batches.next([...roll], to!, PIECES)).toBeNull();
    expect(batches.next([], to!, PIECES)?.end).toBe(0);
  });
});
