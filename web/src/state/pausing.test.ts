import { expect, test } from 'vitest';
import type { Happened } from '../wire';
import { afterwards, pauses, withViews } from './pausing';
import { happened } from './told.test-data';

const event = (at: number, code: string, seat = 0): Happened => ({ ...happened(at, seat), code });
const rolls = (one: Happened) => one.code === 'roll';

test('the screen waits before every roll, with what happened until then', () => {
  const events = [event(3, 'failed'), event(3, 'turn'), event(4, 'roll'), event(4, 'walk'), event(5, 'roll', 1)];
  const found = pauses(events, rolls);
  expect(found.map((pause) => pause.events.map((one) => one.code))).toEqual([
    ['failed', 'turn'],
    ['roll', 'walk'],
  ]);
  expect(found.map((pause) => pause.next.seat)).toEqual([0, 1]);
  expect(afterwards(events, found[1]!).map((one) => one.code)).toEqual(['roll']);
});

test('nothing to wait for is no pause', () => {
  expect(pauses([event(3, 'failed')], rolls)).toEqual([]);
});

test('before a roll the table is as it was after the action before it', () => {
  const found = withViews(
    pauses([event(4, 'roll'), event(6, 'roll')], rolls),
    [
      { at: 3, events: [], view: 'three' },
      { at: 4, events: [], view: 'four' },
      { at: 5, events: [], view: 'five' },
    ],
    null,
  );
  expect(found.map((pause) => pause.view)).toEqual(['three', 'five']);
});

test('before the very first roll nothing has happened, and nothing of what comes is shown', () => {
  const found = withViews(
    pauses([event(0, 'roll'), event(1, 'roll', 1)], rolls).map((pause) => ({ ...pause, view: 'all that is known' })),
    [
      { at: 0, events: [], view: 'zero' },
      { at: 1, events: [], view: 'one' },
    ],
    'nothing',
  );
  expect(found.map((pause) => pause.view)).toEqual(['nothing', 'zero']);
});
