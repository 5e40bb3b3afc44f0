import { describe, expect, it } from 'vitest';
import { SEATS, seatColour } from './seats';
import theme from './theme.css?raw';

/** By day, then by night: the colours of that name, from `--seat-0` on. */
function colours(name: string): string[][] {
  const [day = '', night = ''] = theme.split("[data-theme='dark']");
  return [day, night].map((part) =>
    [...part.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex ?? ''),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of seats', () => {
  const seats = colours('seat-\\d');
  const papers = ['sheet', 'sheet-2', 'on-seat'].map(colours);

  it('are as many as there are said to be, by day and by night', () => {
    for (const found of seats) expect(new Set(found).size).toBe(SEATS);
  });

  it.each([0, 1])('can be read on every paper, and none stands out (%i)', (time) => {
    for (const paper of papers) {
      const ground = paper[time]?.[0] ?? '';
      const all = (seats[time] ?? []).map((colour) => contrast(colour, ground));
      expect(Math.min(...all)).toBeGreaterThan(4.5);
      expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.05);
    }
  });

  it('come round again where more sit down', () => {
    expect(seatColour(SEATS)).toBe(seatColour(0));
    expect(new Set(Array.from({ length: SEATS }, (_, seat) => seatColour(seat))).size).toBe(SEATS);
  });
});
