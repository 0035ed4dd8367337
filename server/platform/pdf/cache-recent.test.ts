import { expect, it, vi } from 'vitest';
import { cacheRecent } from './cache-recent.ts';

it('computes recently used entries once, and evicts the rest', () => {
  const stored = cacheRecent<string>(3);
  const make = vi.fn((text: string) => text.toUpperCase());
  const request = (text: string) => stored(text, () => make(text));
  for (const text of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e'])
    expect(request(text)).toBe(text.toUpperCase());
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
  // After six other keys it is evicted, unless it was requested in between.
  for (const text of ['1', '2', '3', 'a', '4', '5', '6', '7', '8', '9']) request(text);
  make.mockClear();
  request('b');
  request('9');
  expect(make.mock.calls.flat()).toEqual(['b']);
});
