import { describe, expect, it } from 'vitest';
import { fitting } from './fitting';

describe('the size of a board', () => {
  it('is as laid out on a laptop, a tablet and a phone', () => {
    expect(fitting(1030, 596, 1)).toBe(1);
    expect(fitting(752, 848, 1)).toBe(1);
    expect(fitting(344, 572, 1)).toBe(1);
  });
  it('grows with the screen, by the side that has less room', () => {
    expect(fitting(1584, 908, 1)).toBe(1.52);
    expect(fitting(2224, 1268, 1)).toBe(2.12);
    expect(fitting(2224, 900, 1)).toBe(1.51);
  });
  it('is a little smaller where a window is a little smaller than a laptop, beside the log', () => {
    expect(fitting(944, 544, 1)).toBe(0.91);
    expect(fitting(1030, 481, 1)).toBe(0.83);
    expect(fitting(1015, 592, 1)).toBe(1);
    expect(fitting(944, 544, 1.25)).toBe(1.25);
    expect(fitting(900, 1100, 1)).toBe(1);
    expect(fitting(667, 208, 1)).toBe(1);
  });
  it('grows with the letters, as far as its width allows', () => {
    expect(fitting(1030, 596, 1.5)).toBe(1.5);
    expect(fitting(1584, 908, 1.5)).toBe(1.52);
    expect(fitting(400, 572, 1.5)).toBe(1.16);
    expect(fitting(344, 572, 1.5)).toBe(1);
  });
  it('is what it is before anything is known', () => {
    expect(fitting(0, 0, 1.5)).toBe(1);
  });
});
