import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedList } from './stored-list.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const labels = () => storedList('words', (value) => (typeof value === 'string' ? value : null));

it('stores items, and removes the key of an empty list', () => {
  const list = labels();
  list.write(['a', 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  expect(list.read()).toBe(list.read());
  list.write([]);
  expect([list.read(), stored.size]).toEqual([[], 0]);
});

it.each(['', 'no json', '{"a":1}', 'null', '[1,null,{}]'])('reads %j as an empty list', (text) => {
  stored.set('words', text);
  expect(labels().read()).toEqual([]);
});

it('is empty where the browser denies storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(labels().read()).toEqual([]);
});
