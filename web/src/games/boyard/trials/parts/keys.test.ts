import { expect, test } from 'vitest';
import { named, neighbour } from './keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('a digit is a digit on every keyboard', () => {
  expect(named({ ...plain, key: '1', code: 'Digit1' })).toBe('1');
  // the same key on a French keyboard
  expect(named({ ...plain, key: '&', code: 'Digit1' })).toBe('1');
  expect(named({ ...plain, key: '9', code: 'Numpad9' })).toBe('9');
  expect(named({ ...plain, key: 'End', code: 'Numpad1' })).toBe('1');
});

test('letters have no case, Space has a name, and other keys keep theirs', () => {
  expect(named({ ...plain, key: 'R', code: 'KeyR' })).toBe('r');
  expect(named({ ...plain, key: ' ', code: 'Space' })).toBe('Space');
  expect(named({ ...plain, key: 'Enter', code: 'Enter' })).toBe('Enter');
});

test('a key with Ctrl, Alt or Meta is the browser’s', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(named({ ...plain, [held]: true, key: 'r', code: 'KeyR' })).toBeNull();
});

test('arrows go from place to place and stay at the edge', () => {
  // four columns, three rows
  expect(neighbour(0, 'ArrowRight', 4, 12)).toBe(1);
  expect(neighbour(3, 'ArrowRight', 4, 12)).toBe(3);
  expect(neighbour(4, 'ArrowLeft', 4, 12)).toBe(4);
  expect(neighbour(5, 'ArrowUp', 4, 12)).toBe(1);
  expect(neighbour(2, 'ArrowUp', 4, 12)).toBe(2);
  expect(neighbour(7, 'ArrowDown', 4, 12)).toBe(11);
  expect(neighbour(8, 'ArrowDown', 4, 12)).toBe(8);
  expect(neighbour(5, 'Home', 4, 12)).toBe(0);
  expect(neighbour(5, 'End', 4, 12)).toBe(11);
  expect(neighbour(5, 'a', 4, 12)).toBeNull();
});

test('the last row may be short', () => {
  expect(neighbour(4, 'ArrowRight', 3, 5)).toBe(4);
  expect(neighbour(2, 'ArrowDown', 3, 5)).toBe(2);
  expect(neighbour(1, 'ArrowDown', 3, 5)).toBe(4);
});
