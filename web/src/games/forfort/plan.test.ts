import { describe, expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { planOf } from './plan';

function happened(code: string, seat: number, facts: Record<string, unknown> = {}): Happened {
  return { at: 0, code, seat, message: { id: 'x', args: {} }, facts };
}

describe('a batch of events', () => {
  it('lets a wall fly from where it was to where it goes', () => {
    const [built] = planOf([happened('built', 1, { card: 'corner_b', slot: 'ne', source: 'discard' })]);
    expect(built).toMatchObject({
      sprite: { kind: 'card', name: 'corner_b' },
      from: 'discard:1',
      to: 'slot:1:ne',
      settles: '1:ne',
      start: 0,
    });
  });

  it('shows the back of what a rival draws', () => {
    expect(planOf([happened('drew', 1, { card: null })])[0]?.sprite).toEqual({ kind: 'back' });
  });

  it('lets an army march within the fort it is in, in its owner’s colours', () => {
    const [march] = planOf([happened('advanced', 0, { fort: 2, slot: 'nw', to: 'n' })]);
    expect(march).toMatchObject({
      sprite: { kind: 'army', seat: 0, heading: 'e' },
      from: 'slot:2:nw',
      to: 'slot:2:n',
      settles: '2:n',
    });
  });

  it('lets all cards of a stack fall together, to the discard of their fort', () => {
    const [blow, wall, camp] = planOf([
      happened('destroyed', 0, { fort: 1, slot: 's', cards: ['straight_b', 'camp'] }),
    ]);
    expect(blow?.sprite).toEqual({ kind: 'blow' });
    expect(wall).toMatchObject({ to: 'discard:1', start: 0 });
    expect(camp).toMatchObject({ sprite: { kind: 'camp', seat: 1 }, to: 'discard:1', start: 0 });
  });

  it('lets the spark of a combo spring from the wall that made it', () => {
    const plan = planOf([
      happened('built', 0, { card: 'corner_b', slot: 'ne', source: 'hand' }),
      happened('combo', 0, { symbol: 'ram' }),
    ]);
    expect(plan[1]).toMatchObject({ sprite: { kind: 'spark', symbol: 'ram' }, to: 'slot:0:ne' });
  });

  it('goes one after the other', () => {
    const plan = planOf([
      happened('gave', 0, { card: 'corner_b' }),
      happened('camp', 0, { fort: 0, slot: 'n' }),
      happened('drew', 0, { card: 'corner_m' }),
    ]);
    const starts = plan.map((motion) => motion.start);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(new Set(starts).size).toBe(3);
  });

  it('keeps each motion between 150 and 350 ms, and hurries a long batch', () => {
    const many = Array.from({ length: 30 }, () => happened('drew', 1, { card: null }));
    for (const plan of [planOf(many), planOf(many.slice(0, 2))]) {
      expect(plan.every((motion) => motion.length >= 150 && motion.length <= 350)).toBe(true);
    }
    expect(Math.max(...planOf(many).map((motion) => motion.start))).toBeLessThan(2500);
  });

  it('says nothing of what is not seen to move', () => {
    expect(planOf([happened('turn', 0, { round: 2, extra: false }), happened('passed', 0, { card: null })])).toEqual(
      [],
    );
  });
});
