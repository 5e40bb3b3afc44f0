import { describe, expect, it } from 'vitest';
import type { Ask } from '../../protocol';
import { neighbours } from './geometry';
import { choicesOf } from './moves';
import { headings, movesAt, onlyCard, pickable, refusedAt, seating, sharedAt, trayCards } from './picking';
import { fortOf, viewOf, wall } from './sample';

function choices(...notations: string[]) {
  const ask: Ask = {
    question: { message: { id: 'x', args: {} } },
    moves: notations.map((notation, action) => ({
      action,
      notation,
      meaning: { verb: '' },
      message: { id: 'x', args: {} },
    })),
  };
  return choicesOf(ask, 0);
}

const RAM = wall('corner_b', ['ram']);
const MASON = wall('straight_m', ['mason']);
const CAMP = wall('camp', []);

describe('the tray', () => {
  const own = { ...fortOf(0), hand: [RAM], discard: [MASON, MASON, CAMP] };

  it('holds the hand', () => {
    expect(trayCards(viewOf('play', [own, fortOf(1)]), 0, true)).toEqual([RAM]);
  });
  it('holds the discard while a mason chooses, each kind once', () => {
    expect(trayCards(viewOf('mason', [own, fortOf(1)]), 0, true)).toEqual([MASON, CAMP]);
    expect(trayCards(viewOf('mason', [own, fortOf(1)]), 0, false)).toEqual([RAM]);
  });
  it('holds the revealed wall', () => {
    expect(trayCards(viewOf('top', [own, fortOf(1)], { top: MASON }), 0, true)).toEqual([MASON]);
  });
  it('holds nothing for a spectator', () => {
    expect(trayCards(viewOf('play', [own, fortOf(1)]), null, false)).toEqual([]);
  });
});

describe('picking a card', () => {
  const view = viewOf('mason', [fortOf(0), fortOf(1)]);
  const found = choices('build straight_m at n', 'camp at nw of seat 1');

  it('lights the slots it can be built on', () => {
    expect(movesAt(found, view, 0, 'straight_m', 0, 'n')).toHaveLength(1);
    expect(movesAt(found, view, 0, 'straight_m', 0, 'nw')).toHaveLength(0);
    expect(movesAt(found, view, 0, 'straight_m', 1, 'n')).toHaveLength(0);
  });
  it('lights the places of a camp once the camp is picked', () => {
    expect(movesAt(found, view, 0, null, 0, 'nw')).toHaveLength(0);
    expect(movesAt(found, view, 0, 'camp', 0, 'nw')).toHaveLength(1);
    expect(pickable(found, view, 'camp')).toBe(true);
  });
  it('is not needed where there is only one', () => {
    expect(onlyCard(choices('build straight_m at n', 'build straight_m at s'), view)).toBe('straight_m');
    expect(onlyCard(found, view)).toBeNull();
    expect(onlyCard(choices('build straight_m at n'), viewOf('play', [fortOf(0), fortOf(1)]))).toBeNull();
  });
});

describe('touching what cannot be chosen', () => {
  it.each([
    ['play', 'corner_b', 0, 'build corner_b at n'],
    ['play', 'corner_b', 1, null],
    ['play', null, 0, null],
    ['camp', null, 1, 'camp at n of seat 2'],
    ['ram', null, 1, 'ram n of seat 2'],
    ['trebuchet', null, 0, 'trebuchet n of seat 1'],
    ['garrison', null, 0, 'defeat army at n of seat 1'],
    ['garrison', null, 1, 'army at n of seat 2 facing e'],
    ['advance', null, 1, 'advance army at n of seat 2'],
    ['drawbridge', null, 0, 'drawbridge at n'],
    ['drawbridge', null, 1, null],
  ] as const)('at %s with %s in fort %i asks about %s', (phase, picked, fort, notation) => {
    expect(refusedAt(viewOf(phase, [fortOf(0), fortOf(1)]), 0, picked, fort, 'n')).toBe(notation);
  });

  it('names a heading along the edge', () => {
    expect(headings('nw')).toEqual(['e', 's']);
    expect(headings('e')).toEqual(['n', 's']);
  });
});

describe('what a wall would join', () => {
  it('is each neighbour with a common symbol on top', () => {
    const fort = fortOf(0, {
      n: [wall('straight_mg', ['mason', 'garrison'])],
      w: [wall('straight_m', ['mason']), wall('straight_b', ['ram'])],
      s: [wall('straight_m', ['mason'])],
    });
    expect(sharedAt(fort, 'nw', ['mason', 'ram'], neighbours('nw'))).toEqual([
      { slot: 'n', symbol: 'mason' },
      { slot: 'w', symbol: 'ram' },
    ]);
  });
});

describe('seating', () => {
  const forts = [0, 1, 2, 3].map((seat) => fortOf(seat));
  it('begins with the viewer and goes round', () => {
    expect(seating(viewOf('play', forts), 2)).toEqual([2, 3, 0, 1]);
    expect(seating(viewOf('play', forts), null)).toEqual([0, 1, 2, 3]);
  });
  it('puts partners side by side', () => {
    expect(seating(viewOf('play', forts, { teams: true }), 1)).toEqual([1, 3, 2, 0]);
  });
});
