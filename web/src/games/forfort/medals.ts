import { isCorner, turned, turnsOf, type Slot } from './geometry';
import type { CardView } from './types';

/** A symbol or sign on a wall: where it sits in the cell, and how large it is. */
export interface Medal {
  name: string;
  sign: boolean;
  x: number;
  y: number;
  r: number;
}

type Place = [x: number, y: number, r: number];

/** The symbols of a wall that lies on the slot, then its sign. */
export function medalsOf(card: Pick<CardView, 'symbols' | 'sign'>, slot: Slot): Medal[] {
  const signs = card.sign === 'drawbridge' || card.sign === 'protected' ? [card.sign] : [];
  const names = [...card.symbols, ...signs];
  const places = isCorner(slot) ? onCorner(names.length, signs.length) : onSide(names.length, signs.length);
  return names.map((name, at) => {
    const [x, y, r] = places[at] ?? [50, 50, 10];
    return { name, sign: at >= card.symbols.length, r, ...turned({ x, y }, turnsOf(slot)) };
  });
}

/** One on the tower; of two symbols one on each arm. */
function onCorner(count: number, signs: number): Place[] {
  if (count === 1) return [[32, 32, 24]];
  if (count === 2 && signs === 1)
    return [
      [32, 32, 23],
      [79, 31, 16],
    ];
  return [
    [77, 31, 21],
    [31, 77, 21],
    [29, 29, 15],
  ];
}

function onSide(count: number, signs: number): Place[] {
  if (count === 1) return [[50, 31, 24]];
  if (count === 2)
    return [
      [27, 31, 22],
      [74, 31, signs === 1 ? 16 : 22],
    ];
  return [
    [20, 31, 16],
    [50, 31, 16],
    [80, 31, 15],
  ];
}
