import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { flights, timed } from './flights';
import type { FortView } from './types';

function event(code: string, seat: number, facts: Record<string, unknown> = {}): Happened {
  return { at: 0, code, seat, message: { id: 'x', args: {} }, facts: { seat, ...facts } };
}
const before = {
  players: 2,
  leader: 0,
  spent: ['dash'],
  card: { kid: 'bug', added: ['the_moles'], looked: ['scout'] },
} as unknown as FortView;
const ways = (...events: Happened[]): string[] => flights(events, before).map(({ from, to }) => `${from} → ${to}`);

describe('cards fly', () => {
  it('from hand to table, Lookout, Yard or out of the game', () => {
    expect(ways(event('play', 1, { kid: 'ace' }))).toEqual(['hand/1/ace → table/ace']);
    expect(ways(event('add', 1, { kid: 'ace', place: 'lookout' }))).toEqual(['lookout/1/ace → table/ace']);
    expect(ways(event('tuck', 1, { kid: 'ace', source: 'hand' }))).toEqual(['hand/1/ace → lookout/1/ace']);
    expect(ways(event('trash', 1, { kid: 'ace', place: 'hand' }))).toEqual(['hand/1/ace → box']);
  });
  it('from wherever they are recruited', () => {
    expect(ways(event('recruit', 1, { kid: 'ace', source: 'park' }), event('refill', -1, { kid: 'tiny' }))).toEqual([
      'park/ace → discard/1',
      'park-deck → park/tiny',
    ]);
    expect(ways(event('recruit', 1, { kid: 'ace', source: 'yard', owner: 0 }))).toEqual(['yard/0/ace → discard/1']);
    expect(ways(event('recruit', 1, { kid: 'ace', source: 'deck' }))).toEqual(['park-deck → discard/1']);
  });
  it('unseen into a rival’s hand', () => {
    expect(flights([event('draw', 1)], null)).toEqual([
      { what: { card: null }, from: 'deck/1', to: 'hand/1', event: 0 },
    ]);
  });
  it('from the table to the discard pile once the turn is over, but not those of the Lookout', () => {
    expect(ways(event('yard', 0, { kid: 'worm' }))).toEqual([
      'table/bug → discard/0',
      'table/the_moles → discard/0',
      'table/dash → discard/0',
      'hand/0/worm → yard/0/worm',
    ]);
  });
  it('does not discard what was trashed', () => {
    expect(ways(event('trash-played', 0, { kid: 'bug' }), event('draw', 0, { kid: 'ace' }))).toEqual([
      'table/bug → box',
      'table/the_moles → discard/0',
      'table/dash → discard/0',
      'deck/0 → hand/0/ace',
    ]);
  });
  it('all round in the draft', () => {
    expect(ways(event('passed', -1))).toEqual(['hand/0 → hand/1', 'hand/1 → hand/0']);
  });
});

describe('tokens fly', () => {
  it('one by one, but not endlessly', () => {
    expect(ways(event('gather', 1, { kind: 'toys', count: 2 }))).toEqual([
      'supply/toys → stuff/1/toys',
      'supply/toys → stuff/1/toys',
    ]);
    expect(ways(event('points', 1, { count: 9 }))).toHaveLength(4);
  });
  it('back to the supply when paid, from where they were taken', () => {
    expect(ways(event('pay', 0, { kind: 'pizza', stuff: 1, pack: 1 }))).toEqual([
      'stuff/0/pizza → supply/pizza',
      'pack/0/pizza → supply/pizza',
    ]);
  });
  it('both ways when converted', () => {
    expect(ways(event('convert', 0, { kind: 'pizza', place: 'stuff' }))).toEqual([
      'stuff/0/pizza → supply/pizza',
      'supply/toys → stuff/0/toys',
    ]);
  });
});

describe('time', () => {
  const plan = flights([event('gather', 0, { kind: 'toys', count: 2 }), event('points', 0, { count: 1 })], null);
  it('flights of one event leave closely after each other, events with a pause', () => {
    expect(timed(plan, 200, 9999).map((flight) => flight.delay)).toEqual([0, 32, 132]);
  });
  it('a long batch is pressed together', () => {
    const many = flights(
      Array.from({ length: 30 }, () => event('play', 0, { kid: 'bug' })),
      null,
    );
    const last = timed(many, 200, 1000).at(-1);
    expect((last?.delay ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(1000);
  });
});
