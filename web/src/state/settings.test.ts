import { expect, test } from 'vitest';
import { Settings, type Shelf } from './settings.svelte';

function shelf(content = ''): Shelf & { content: string } {
  return {
    content,
    getItem() {
      return this.content || null;
    },
    setItem(_key, value) {
      this.content = value;
    },
  };
}

test('what is set is kept', () => {
  const kept = shelf();
  new Settings(kept).set({ theme: 'dark', speed: 2 });
  const again = new Settings(kept);
  expect(again.theme).toBe('dark');
  expect(again.speed).toBe(2);
});

test('a damaged or foreign entry is passed over', () => {
  expect(new Settings(shelf('{')).theme).toBe('auto');
  expect(new Settings(shelf('{"speed":"fast","evil":1,"sound":true}')).speed).toBe(1);
  expect(new Settings(shelf('null')).text).toBe(1);
});

test('motion follows the system unless told otherwise', () => {
  const settings = new Settings(null);
  expect(settings.pace(200)).toBe(200);
  settings.calm = true;
  expect(settings.pace(200)).toBe(0);
  settings.set({ motion: 'full', speed: 0.5 });
  expect(settings.pace(200)).toBe(100);
});

test('a lesson is learnt once', () => {
  const settings = new Settings(null);
  settings.learn('a');
  settings.learn('a');
  expect(settings.learnt).toEqual(['a']);
});
