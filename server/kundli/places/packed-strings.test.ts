import { expect, it } from 'vitest';
import { lowerBound, packStrings } from './packed-strings.ts';

const packed = packStrings(['', 'agra', 'agra', 'pāli', 'surat']);

it('returns each string, and nothing beyond the last', () => {
  expect(Array.from({ length: packed.length + 1 }, (_none, at) => packed.at(at))).toEqual([
    '',
    'agra',
    'agra',
    'pāli',
    'surat',
    undefined,
  ]);
});

it.each([
  ['', 0],
  ['a', 1],
  ['agra', 1],
  ['agrb', 3],
  ['z', 5],
])('finds the position of %j among sorted ones', (text, at) => {
  expect(lowerBound(packed, text)).toBe(at);
});
