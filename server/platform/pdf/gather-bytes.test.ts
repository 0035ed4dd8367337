import { expect, it } from 'vitest';
import { gatherBytes } from './gather-bytes.ts';

it('appends characters and bytes, also beyond the initial capacity', () => {
  const { put, from, length, clear } = gatherBytes(4);
  put('abc');
  put(Uint8Array.of(0, 255));
  put('é'.repeat(20));
  expect(length()).toBe(25);
  expect(from(2).toString('latin1')).toBe(`c\0ÿ${'é'.repeat(20)}`);
  clear();
  put('z');
  expect(from(0).toString()).toBe('z');
});

it('formats thousandths as the exact number', () => {
  const { put, putThousandths, from } = gatherBytes(4);
  const all = [0, 1, -1, 10, -500, 999, 1000, -12_340, 841_890, 123_456_789];
  for (const thousandths of all) {
    putThousandths(thousandths);
    put(' ');
  }
  expect(from(0).toString()).toBe(all.map((thousandths) => `${thousandths / 1000} `).join(''));
});
