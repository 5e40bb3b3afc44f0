import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../words/index.svelte';
import type { SeatInfo } from '../../wire';
import { asking } from './asking';
import type { Playing } from './playing.svelte';

const seat = (at: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: at, kind: 'person', name: ['Ada', 'Bo'][at], standin: null, ...more }) as SeatInfo;

/** Somebody at the first seat, and whose turn it is; the question has not come. */
const waiting = (actor: number, seats: SeatInfo[]) =>
  asking({
    table: { status: 'playing', seats },
    store: { seat: 0, returning: false },
    seen: { view: {}, lapsed: null },
    paused: { next: null },
    past: null,
    curtain: null,
    over: false,
    away: false,
    question: null,
    trial: null,
    mine: [0],
    actor,
  } as unknown as Playing).replaceAll(/[\u2068\u2069]/g, '');

beforeAll(() => speak('en'));

test('nobody reads of themselves as of somebody else', () => {
  expect(waiting(0, [seat(0), seat(1)])).toBe('One moment …');
  expect(waiting(1, [seat(0), seat(1)])).toBe('Bo is choosing …');
});

test('a bot that stands in is named even at one’s own seat', () => {
  expect(waiting(0, [seat(0, { standin: 'normal' } as Partial<SeatInfo>), seat(1)])).toBe('Ada is thinking …');
});
