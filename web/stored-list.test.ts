import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const words = () => storedList('words', (value) => (typeof value === 'string' ? value : null));

it('keeps items, and nothing at all of an empty list', () => {
  const list = words();
  list.write(['a', 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  expect(list.read()).toBe(list.read());
  list.write([]);
  expect([list.read(), kept.size]).toEqual([[], 0]);
});

it.each(['', 'no json', '{"a":1}', 'null', '[1,null,{}]'])('reads %j as an empty list', (text) => {
  kept.set('words', text);
  expect(words().read()).toEqual([]);
});

it('is empty where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(words().read()).toEqual([]);
});
