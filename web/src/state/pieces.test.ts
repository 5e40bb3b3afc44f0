import { expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { hasUsualPieces } from './pieces';
import { someTable } from './told.test-data';

const GAME: GameInfo = {
  name: 'fort',
  rules: 3,
  data: 'ff6b8e81a12fa130',
  min_players: 2,
  max_players: 4,
  options: [{ name: 'data', default: '', choices: [], low: 0, high: 0, each_seat: false, players: [] }],
  bots: [],
  about: {},
  orders: false,
  hides: true,
  skills: {},
  board: false,
  workshop: true,
  chances: {},
};

test('a table of other rules, data or options may have pieces of its own', () => {
  expect(hasUsualPieces(someTable({ options: { data: '' } }), GAME)).toBe(true);
  expect(hasUsualPieces(someTable({ options: { data: 'number,name\n' } }), GAME)).toBe(false);
  expect(hasUsualPieces(someTable({ options: { data: '' }, rules: 2 }), GAME)).toBe(false);
  expect(hasUsualPieces(someTable({ options: { data: '' }, data: '6c0c9db45f61169e' }), GAME)).toBe(false);
});
