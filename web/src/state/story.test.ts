import { describe, expect, it } from 'vitest';
import type { Happened } from '../wire';
import { chaptersOf, unchanged, type Telling } from './story';

const say = { event: ({ message }: Happened) => message.id, message: ({ id }: { id: string }) => id };

const telling: Telling = {
  heading: ({ code }) => (code === 'turn' || code === 'round' ? code : null),
  together: ({ code, seat }) => (code === 'draw' ? `draw ${seat}` : null),
  told: (events) => ({ id: `${events.length} cards`, args: {} }),
};

function happened(...told: string[]): Happened[] {
  return told.map((one, at) => {
    const [code = '', seat = '0', id = one] = one.split(' ');
    return { at, code, seat: Number(seat), message: { id, args: {} }, facts: {} };
  });
}

describe('the log as a story', () => {
  it('has a chapter for each turn and round, and one for what was before', () => {
    const chapters = chaptersOf(happened('deal', 'round -1', 'turn', 'play', 'turn 1', 'play 1'), 7, telling, say);
    expect(chapters.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      [null, 1],
      ['round', 0],
      ['turn', 1],
      ['turn', 1],
    ]);
    expect(chapters.map(({ key }) => key)).toEqual([7, 8, 9, 11]);
  });
  it('tells in one line what belongs together, by each seat', () => {
    const [chapter] = chaptersOf(happened('draw 0 a', 'draw 0 b', 'draw 1 c', 'play'), 0, telling, say);
    expect(chapter?.lines.map(({ text }) => text)).toEqual(['2 cards', 'c', 'play']);
    expect(chapter?.lines[0]?.events).toHaveLength(2);
  });
  it('counts what happens several times in a row', () => {
    const [chapter] = chaptersOf(happened('gain 0 toy', 'gain 0 toy', 'gain 1 toy'), 0, telling, say);
    expect(chapter?.lines.map(({ times }) => times)).toEqual([2, 1]);
  });
  it('is one chapter of single lines for a game that says nothing about it', () => {
    const chapters = chaptersOf(happened('turn', 'draw 0 a', 'draw 0 b'), 0, undefined, say);
    expect(chapters).toHaveLength(1);
    expect(chapters[0]?.lines).toHaveLength(3);
  });
  it('keeps the chapters that have not changed', () => {
    const log = happened('turn', 'play', 'turn 1', 'play 1');
    const before = chaptersOf(log, 0, telling, say);
    const more = [...log, ...happened('draw 1 a')];
    const now = unchanged(before, chaptersOf(more, 0, telling, say));
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]);
    expect(unchanged(now, chaptersOf(more, 0, telling, say))[1]).toBe(now[1]);
  });
});
