import { expect, it } from 'vitest';
import { indianDate } from './ticker-storage.ts';

it.each([
  ['2026-11-20T18:29:59Z', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21'],
])('the day in India at %s is %s', (instant, date) => {
  expect(indianDate(Date.parse(instant))).toBe(date);
});
