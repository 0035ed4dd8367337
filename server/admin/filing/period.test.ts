import { expect, it } from 'vitest';
import { filingPeriod, quarterDays } from './period.ts';

it('returns the first and last day of a month in GSTN’s format', () => {
  expect(filingPeriod('022028')).toEqual({ name: '022028', from: '2028-02-01', to: '2028-02-29' });
});

it.each([
  [1, '2026-04-01', '2026-06-30'],
  [3, '2026-10-01', '2026-12-31'],
  [4, '2027-01-01', '2027-03-31'],
])('quarter %s of 2026 is from %s to %s', (quarter, from, to) => {
  expect(quarterDays(2026, quarter)).toEqual({ from, to });
});
