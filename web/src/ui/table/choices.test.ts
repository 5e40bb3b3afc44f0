import { describe, expect, it } from 'vitest';
import type { HintedMove, Meaning, MoveInfo } from '../../wire';
import { adviceOf, listed } from './choices';

function move(action: number, meaning: Meaning): MoveInfo {
  return { action, meaning, notation: meaning.verb, message: { id: meaning.verb, args: {} } };
}

function hint(action: number, share: number): HintedMove {
  return { action, share, certainty: 0.3 };
}

const skip = move(1, { verb: 'skip', declines: true });
const bug = move(2, { verb: 'play', piece: 'bug', place: 'hand' });
const perk = move(3, { verb: 'use', piece: 'perk' });
const ant = move(4, { verb: 'play', piece: 'ant', place: 'hand' });
const onBoard = ({ meaning }: MoveInfo): boolean => meaning.place === 'hand';

describe('the order of answers', () => {
  it('puts what the board does not offer first, and declining last', () => {
    expect(listed([skip, bug, perk, ant], [], onBoard)).toEqual([perk, bug, ant, skip]);
  });

  it('puts what is hinted at before all others', () => {
    expect(listed([skip, bug, ant], [hint(4, 0.5), hint(2, 0.4)], onBoard)).toEqual([ant, bug, skip]);
  });

  it('keeps to a piece that is picked, if anything can be done with it', () => {
    expect(listed([skip, bug, ant], [], onBoard, 'ant')).toEqual([ant]);
    expect(listed([skip, bug, ant], [], onBoard, 'worm')).toHaveLength(3);
  });
});

describe('advice', () => {
  it('says by how much the best is ahead', () => {
    const advice = adviceOf([skip, bug, ant], [hint(2, 0.6), hint(4, 0.5), hint(1, 0.2)]);
    expect(advice).toMatchObject({ best: [bug], same: false, next: ant });
    expect(advice?.ahead).toBeCloseTo(0.1);
  });

  it('says that 45, 45 and 44 of a hundred are all the same', () => {
    const advice = adviceOf([skip, bug, ant], [hint(2, 0.45), hint(4, 0.45), hint(1, 0.44)]);
    expect(advice).toMatchObject({ same: true, best: [bug, ant, skip], next: null });
  });

  it('names those that are as good as each other', () => {
    const advice = adviceOf([skip, bug, ant], [hint(2, 0.5), hint(4, 0.49), hint(1, 0.2)]);
    expect(advice).toMatchObject({ same: false, best: [bug, ant], next: skip });
  });

  it('has nothing to say without a hint, or without a choice', () => {
    expect(adviceOf([skip, bug], [])).toBeNull();
    expect(adviceOf([bug], [hint(2, 0.5)])).toBeNull();
  });
});
