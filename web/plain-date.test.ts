import { expect, it } from 'vitest';
import { plainDate, plainDay } from './plain-date.ts';

it('formats a day', () => {
  expect(plainDate('2026-11-04')).toBe('4 November 2026');
  expect(plainDate('2026-09-30', 'short')).toBe('30 Sep 2026');
});

it('returns the day in India, regardless of the local time zone', () => {
  expect(plainDay('2026-11-20T19:00:00.000Z')).toBe('21 Nov 2026');
});
