import { describe, expect, it } from 'vitest';
import type { Ask, Meaning, MoveInfo } from '../../wire';
import { doing, isOnlySeen, keyOf, lying, movesByThing, seen, thingOf } from './moves';
import { firstPanel, panelOf } from './panels';
import { amounts } from './payments';

function move(meaning: Meaning, action = 0): MoveInfo {
  return { action, notation: '', meaning, message: { id: 'fort-do-x', args: {} } };
}
function asked(...meanings: Meaning[]): Ask {
  return { question: { message: { id: 'fort-ask-play', args: {} } }, moves: meanings.map(move) };
}
function keyOfMove(meaning: Meaning): string | null {
  const thing = thingOf(move(meaning));
  return thing === null ? null : keyOf(thing);
}

describe('a move is tied to a thing on the board', () => {
  it.each<[Meaning, string]>([
    [{ verb: 'play', piece: 'bug', place: 'hand' }, 'hand/bug'],
    [{ verb: 'keep', piece: 'noodle_twins', place: 'hand' }, 'hand/noodle_twins'],
    [{ verb: 'follow also', piece: 'ace', place: 'hand' }, 'hand/ace'],
    [{ verb: 'tuck', piece: 'prince', place: 'hand' }, 'hand/prince'],
    [{ verb: 'trash', piece: 'prince', place: 'hand' }, 'hand/prince'],
    [{ verb: 'add', piece: 'the_moles', place: 'lookout' }, 'lookout/the_moles'],
    [{ verb: 'trash', piece: 'worm', place: 'discard' }, 'discard/worm'],
    [{ verb: 'take back', piece: 'worm', place: 'discard' }, 'discard/worm'],
    [{ verb: 'recruit', piece: 'tiny', place: 'park' }, 'park/tiny'],
    [{ verb: 'tuck', piece: 'tiny', place: 'park' }, 'park/tiny'],
    [{ verb: 'recruit', piece: 'tiny', place: 'yard', seat: 2 }, 'yard/2/tiny'],
    [{ verb: 'trash', piece: 'tiny', place: 'yard', seat: 0 }, 'yard/0/tiny'],
    [{ verb: 'recruit', place: 'park_deck' }, 'park_deck'],
    [{ verb: 'perk', piece: 'diy', place: 'perks' }, 'perks/diy'],
    [{ verb: 'rule', piece: 'loner', place: 'rules' }, 'rules/loner'],
    [{ verb: 'use', piece: 'perk' }, 'use/perk'],
    [{ verb: 'use', piece: 'private' }, 'use/private'],
    [{ verb: 'gather', piece: 'toys' }, 'gather/toys'],
    [{ verb: 'pack', piece: 'toys', place: 'stuff' }, 'stuff/toys'],
    [{ verb: 'pack', piece: 'pizza', place: 'supply' }, 'supply/pizza'],
    [{ verb: 'convert', piece: 'toys', place: 'pack' }, 'pack/toys'],
    [{ verb: 'spend', piece: 'toys', place: 'pack' }, 'pack/toys'],
    [{ verb: 'declare', piece: 'glue' }, 'declare/glue'],
    [{ verb: 'name', piece: 'coin' }, 'name/coin'],
    [{ verb: 'copy', place: 'pack', seat: 1 }, 'pack/1'],
    [{ verb: 'pay', piece: 'pizza', amount: 3 }, 'pay/pizza/3'],
    [{ verb: 'pay', piece: 'toys', place: 'pack', amount: 2 }, 'pay/pack/toys/2'],
    [{ verb: 'start' }, 'start'],
  ])('%j', (meaning, key) => {
    expect(keyOfMove(meaning)).toBe(key);
  });

  it.each<Meaning>([
    { verb: 'skip' },
    { verb: 'finish' },
    { verb: 'stop' },
    { verb: 'do not follow' },
    { verb: 'no guest' },
    { verb: 'keep', piece: 'rough_housing' },
    { verb: 'keep', piece: 'do_over' },
  ])('%j has words alone', (meaning) => {
    expect(keyOfMove(meaning)).toBeNull();
  });

  it('gathers several moves on one thing', () => {
    const worm = { piece: 'worm', place: 'discard' };
    const tied = movesByThing(asked({ verb: 'trash', ...worm }, { verb: 'take back', ...worm }, { verb: 'skip' }));
    expect([...tied.keys()]).toEqual(['discard/worm']);
    expect(tied.get('discard/worm')?.moves).toHaveLength(2);
  });
});

describe('what was touched', () => {
  it('is said in the words of moves', () => {
    expect(lying('hand', 'bug')).toEqual({ verb: '', piece: 'bug', place: 'hand' });
    expect(lying('yard', 'bug', 1)).toEqual({ verb: '', piece: 'bug', place: 'yard', seat: 1 });
    expect(lying('park_deck')).toEqual({ verb: '', place: 'park_deck' });
    expect(doing('use', 'public')).toEqual({ verb: 'use', piece: 'public' });
  });
  it('is nothing where nothing could be asked', () => {
    expect(isOnlySeen(seen('played', 'bug'))).toBe(true);
    expect(isOnlySeen(lying('hand', 'bug'))).toBe(false);
    expect(keyOf(seen('lookout', 'bug', 1))).not.toBe(keyOf(lying('lookout', 'bug', 1)));
  });
});

describe('the open panel on a narrow screen', () => {
  const bug = lying('park', 'bug');
  const tiny = lying('yard', 'tiny', 2);
  it('is where the thing lies', () => {
    expect(panelOf(bug)).toBe('centre');
    expect(panelOf(tiny)).toBe(2);
    expect(panelOf(lying('pack', 'toys'))).toBe('mine');
    expect(panelOf(lying('pack', undefined, 1))).toBe(1);
    expect(panelOf(doing('use', 'perk'))).toBe('mine');
    expect(panelOf(lying('hand', 'bug'))).toBeNull();
    expect(panelOf({ verb: 'pay', piece: 'toys', place: 'pack', amount: 1 })).toBeNull();
  });
  it('stays if the question can be answered there, else goes to where it can', () => {
    expect(firstPanel([bug, tiny], 2, true)).toBe(2);
    expect(firstPanel([bug, tiny], 'mine', true)).toBe('centre');
    expect(firstPanel([tiny], 'mine', true)).toBe(2);
    expect(firstPanel([lying('hand', 'bug')], 'centre', true)).toBe('mine');
    expect(firstPanel([], 1, true)).toBe(1);
  });
});

describe('a payment', () => {
  it('is so many pizza, and the rest in toys', () => {
    expect(amounts({ verb: 'pay', piece: 'pizza', amount: 2 }, 3)).toEqual([
      { kind: 'pizza', count: 2 },
      { kind: 'toys', count: 1 },
    ]);
    expect(amounts({ verb: 'pay', piece: 'pizza', amount: 0 }, 2)).toEqual([{ kind: 'toys', count: 2 }]);
  });
  it('shows all that is due of a kind, wherever it comes from', () => {
    expect(amounts({ verb: 'pay', piece: 'toys', place: 'pack', amount: 1 }, 3)).toEqual([{ kind: 'toys', count: 3 }]);
  });
});
