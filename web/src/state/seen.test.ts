import { describe, expect, test } from 'vitest';
import type { Told } from '../wire';
import { hear, logFetched, NOTHING_SEEN, sinceMine, type Seen } from './seen';
import { happened, someTable, someTrial, someUpdate } from './told.test-data';

function after(...told: Told[]): Seen {
  return told.reduce((seen, one) => hear(seen, one, 1000).seen, NOTHING_SEEN);
}

const welcome: Told = { t: 'welcome', table: someTable(), seat: 0, version: '1', chat: [] };

describe('what a viewer has seen', () => {
  test('a welcome tells the table, the seat and who is there', () => {
    const seen = after(welcome);
    expect(seen.table?.id).toBe('t1');
    expect(seen.seat).toBe(0);
    expect(seen.online).toEqual([0]);
  });

  test('the first update is drawn, not animated', () => {
    const seen = after(welcome, someUpdate({ ply: 3, events: [happened(0)] }));
    expect(seen.batch).toEqual([]);
    expect(seen.log).toHaveLength(1);
  });

  test('the next update is animated and goes on with the log', () => {
    const seen = after(
      someUpdate({ ply: 1, events: [happened(0)] }),
      someUpdate({ ply: 2, since: 1, rewind: 1, events: [happened(1)] }),
    );
    expect(seen.batch.map((event) => event.at)).toEqual([1]);
    expect(seen.log.map((event) => event.at)).toEqual([0, 1]);
    expect(seen.ply).toBe(2);
  });

  test('an undo takes entries out of the log and animates nothing', () => {
    const seen = after(
      someUpdate({ ply: 1, events: [happened(0), happened(1)] }),
      someUpdate({ ply: 2, since: 1, rewind: 1, events: [] }),
    );
    expect(seen.log.map((event) => event.at)).toEqual([0]);
    expect(seen.batch).toEqual([]);
  });

  test('a gap is noticed and nothing is taken from it', () => {
    const before = after(someUpdate({ ply: 1 }));
    const { seen, gap } = hear(before, someUpdate({ ply: 5, since: 4, view: 'later' }), 0);
    expect(gap).toBe(true);
    expect(seen).toBe(before);
  });

  test('an answer that was overtaken changes nothing', () => {
    const before = after(someUpdate({ ply: 4, since: 0 }));
    expect(hear(before, someUpdate({ ply: 3, since: 2 }), 0).seen).toBe(before);
  });

  test('a sync that overlaps tells nothing twice', () => {
    const seen = after(
      someUpdate({ ply: 1, events: [happened(0)] }),
      someUpdate({ ply: 2, since: 1, rewind: 1, events: [happened(1)] }),
      someUpdate({ ply: 3, since: 1, rewind: 1, events: [happened(1), happened(2)] }),
    );
    expect(seen.log.map((event) => event.at)).toEqual([0, 1, 2]);
  });

  test('after too much was missed the log is fetched, and goes on from there', () => {
    const cut = after(someUpdate({ ply: 1 }), someUpdate({ ply: 300, since: 1, rewind: 500, cut: true }));
    expect(cut.logCut).toBe(true);
    const later = hear(cut, someUpdate({ ply: 301, since: 300, rewind: 500, events: [happened(500)] }), 0).seen;
    const whole = logFetched(later, [happened(0), happened(499)]);
    expect(whole.log.map((event) => event.at)).toEqual([0, 499, 500]);
    expect(whole.logCut).toBe(false);
  });

  test('more than anybody would watch is not animated', () => {
    const many = Array.from({ length: 60 }, (_, at) => happened(at + 1));
    const seen = after(someUpdate({ ply: 1 }), someUpdate({ ply: 2, since: 1, rewind: 0, events: many }));
    expect(seen.batch).toEqual([]);
    expect(seen.log).toHaveLength(60);
  });

  test('a line of chat that comes twice is shown once', () => {
    const line: Told = { t: 'chat', number: 1, seat: 0, name: 'Zoé', text: 'hello', at: 0 };
    expect(after(line, line).chat).toHaveLength(1);
  });
});

test('since my last turn: what others did after I last did something', () => {
  const log = [happened(0, 0), happened(1, 1), happened(2, 1), happened(3, 0)];
  expect(sinceMine(log, 0).map((event) => event.at)).toEqual([1, 2, 3]);
  expect(sinceMine([happened(0, 1)], 0)).toHaveLength(1);
  expect(sinceMine([], 0)).toEqual([]);
});

describe('a trial', () => {
  test('comes with an update, and changes by time alone', () => {
    const begun = after(someUpdate({ ply: 3, trial: someTrial({ phase: 'ready' }) }));
    expect(begun.trial?.phase).toBe('ready');
    const { seen, gap } = hear(begun, { t: 'trial', ply: 3, trial: someTrial({ phase: 'on' }) }, 2500);
    expect(gap).toBe(false);
    expect(seen.trial?.phase).toBe('on');
    expect(seen.trialAt).toBe(2500);
  });

  test('of a table that has moved on is not believed', () => {
    const over = after(someUpdate({ ply: 4, trial: null }));
    expect(hear(over, { t: 'trial', ply: 3, trial: someTrial() }, 2500).seen.trial).toBeNull();
  });

  test('of a table that has moved on unseen is asked for again', () => {
    const before = after(someUpdate({ ply: 2, trial: null }));
    expect(hear(before, { t: 'trial', ply: 3, trial: someTrial() }, 2500)).toEqual({ seen: before, gap: true });
  });
});
