import { expect, test } from 'vitest';
import { faceOf } from './faces';

test('the same word gives the same face, other words other faces', () => {
  expect(faceOf('zoé')).toBe(faceOf('zoé'));
  const faces = new Set(Array.from({ length: 40 }, (_, at) => faceOf(`guest-${at}`)));
  expect(faces.size).toBeGreaterThan(35);
});

test('a face takes nothing from its word into the picture', () => {
  expect(decodeURIComponent(faceOf('"><script>'))).not.toContain('script');
});
