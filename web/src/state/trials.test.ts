import { expect, test } from 'vitest';
import { someTrial } from './told.test-data';
import { anchored, at, leftAt, passed, waitsFor } from './trials';

test('a trial is timed from when this screen first showed it, whatever way later words come', () => {
  const first = anchored(null, someTrial({ at: 10 }), 1000);
  expect(at(first, 3500)).toBe(12.5);
  // half a second quicker than the first one
  const later = anchored(first, someTrial({ at: 13 }), 3500);
  expect(later).toBe(first);
});

test('a device that has slept takes the time from the server', () => {
  const first = anchored(null, someTrial({ at: 10 }), 1000);
  const woken = anchored(first, someTrial({ at: 60 }), 2000);
  expect(at(woken, 2000)).toBe(60);
});

test('another trial has a time of its own', () => {
  const first = anchored(null, someTrial({ at: 10 }), 1000);
  expect(at(anchored(first, someTrial({ number: 9, at: 0 }), 1500), 2500)).toBe(1);
});

test('a server in a hurry is followed', () => {
  const first = anchored(null, someTrial({ at: 0, speed: 10 }), 0);
  expect(at(first, 500)).toBe(5);
});

test('a glass shows never more than is in it', () => {
  expect(leftAt(10, 1000, 3500, 1)).toBe(7.5);
  expect(leftAt(10, 1000, 3500, 2)).toBe(5);
  expect(leftAt(10, 1000, 60_000, 1)).toBe(0);
  // its clock was looked at before it was told
  expect(leftAt(10, 1000, 930, 1)).toBe(10);
});

test('seconds are announced at 20, 10 and 5, each once', () => {
  expect(passed(null, 19)).toBeNull();
  expect(passed(20.4, 19.9)).toBe(20);
  expect(passed(19.9, 19.4)).toBeNull();
  expect(passed(12, 4)).toBe(5);
  expect(passed(30, 30)).toBeNull();
});

test('who is waited for', () => {
  expect(waitsFor(null, [0])).toBe(false);
  expect(waitsFor(someTrial({ waiting: [1] }), [0, 2])).toBe(false);
  expect(waitsFor(someTrial({ waiting: [1, 2] }), [0, 2])).toBe(true);
});
