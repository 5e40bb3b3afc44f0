import { describe, expect, it } from 'vitest';
import type { Ask, Meaning } from '../../wire';
import { neighbours } from './geometry';
import { choicesOf } from './moves';
import { movesAt, onlyCard, pickable, seating, sharedAt, touchedAt, trayCards } from './picking';
import { fortOf, viewOf, wall } from './sample';

function choices(...meanings: Meaning[]) {
  const ask: Ask = {
    question: { message: { id: 'x', args: {} } },
    moves: meanings.map((meaning, action) => ({ action, notation: '', meaning, message: { id: 'x', args: {} } })),
  };
  return choicesOf(ask);
}
const build = (piece: string, place: string): Meaning => ({ verb: 'build', piece, place, seat: 0 });
const camp = (place: string): Meaning => ({ verb: 'camp', piece: 'camp', place, seat: 0 });

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
  const found = choices(build('straight_m', 'n'), camp('nw'));

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
    expect(onlyCard(choices(build('straight_m', 'n'), build('straight_m', 's')), view)).toBe('straight_m');
    expect(onlyCard(found, view)).toBeNull();
    expect(onlyCard(choices(build('straight_m', 'n')), viewOf('play', [fortOf(0), fortOf(1)]))).toBeNull();
  });
});

describe('touching what cannot be chosen', () => {
  const at = (verb: string, seat: number): Meaning => ({ verb, place: 's', seat });
  const slot = (seat: number): Meaning => ({ verb: '', place: 'n', seat });

  it.each<[string, Meaning[], string | null, number, Meaning | null]>([
    ['play', [build('corner_b', 'nw')], 'corner_b', 0, { ...slot(0), piece: 'corner_b' }],
    ['play', [build('corner_b', 'nw')], 'corner_b', 1, null],
    ['play', [build('corner_b', 'nw')], null, 0, null],
    ['camp', [camp('nw')], null, 1, slot(1)],
    ['mason', [build('straight_m', 's'), camp('nw')], null, 0, null],
    ['mason', [build('straight_m', 's'), camp('nw')], 'camp', 1, { ...slot(1), piece: 'camp' }],
    ['ram', [at('ram', 1)], null, 1, slot(1)],
    ['trebuchet', [at('trebuchet', 1)], null, 0, slot(0)],
    ['garrison', [at('army', 1)], null, 0, slot(0)],
    ['garrison', [at('army', 1)], null, 1, slot(1)],
    ['advance', [at('advance', 1)], null, 1, slot(1)],
    ['drawbridge', [at('drawbridge', 0), { verb: 'no drawbridge' }], null, 0, slot(0)],
    ['drawbridge', [at('drawbridge', 0), { verb: 'no drawbridge' }], null, 1, null],
    ['combo', [{ verb: 'combo', piece: 'ram' }], null, 0, null],
  ])('at %s with %j, %s picked, in fort %i asks about %j', (phase, moves, picked, fort, touched) => {
    const view = viewOf(phase, [fortOf(0), fortOf(1)]);
    expect(touchedAt(choices(...moves), view, 0, picked, fort, 'n')).toEqual(touched);
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
