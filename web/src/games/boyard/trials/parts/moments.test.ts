import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf, Gathered, markAt, momentOf } from './moments';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a press counts from when the hand did it, however late the page hears of it', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const event = { timeStamp: 4960 } as Event;
  expect(momentOf(() => 2, event)).toBe(1960);
  // an event from before the puzzle began, or from a clock ahead of ours
  expect(momentOf(() => 0.01, event)).toBe(0);
  expect(momentOf(() => 2, { timeStamp: 5040 } as Event)).toBe(2000);
});

test('the mark goes up and down again within its period', () => {
  expect(markAt(0, 2)).toBe(0);
  expect(markAt(0.5, 2)).toBe(0.5);
  expect(markAt(1, 2)).toBe(1);
  expect(markAt(1.5, 2)).toBe(0.5);
  expect(markAt(2, 2)).toBe(0);
  expect(markAt(4.5, 2)).toBe(0.5);
});

test('beats follow their gaps', () => {
  expect(beatsOf([0.5, 0.25], 1)).toEqual([1, 1.5, 1.75]);
  expect(beatsOf([], 1)).toEqual([1]);
});

test('quick presses are sent together, a while after the first', () => {
  const sent: number[][] = [];
  const gathered = new Gathered<number>((things) => sent.push(things), 400);
  gathered.add(1);
  vi.advanceTimersByTime(399);
  gathered.add(2);
  expect(sent).toEqual([]);
  expect(gathered.kept).toBe(2);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([[1, 2]]);
  gathered.add(3);
  gathered.flush();
  gathered.flush();
  expect(sent).toEqual([[1, 2], [3]]);
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
});
