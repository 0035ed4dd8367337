import { expect, it } from 'vitest';
import { lastMonth, monthDays, taxQuarter } from './months.ts';

it.each([
  ['2026-11-22T10:00:00+05:30', '2026-10-01', '2026-10-31'],
  ['2027-01-01T00:10:00+05:30', '2026-12-01', '2026-12-31'],
  ['2028-03-31T23:50:00+05:30', '2028-02-01', '2028-02-29'],
])('of %s is from %s to %s', (now, from, to) => {
  expect(lastMonth(Date.parse(now))).toEqual({ from, to });
});

it('counts the days of a month, of leap years as well', () => {
  expect(monthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthDays('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

it.each([
  ['2026-11', '2026', '3'],
  ['2027-03', '2026', '4'],
  ['2027-04', '2027', '1'],
])('%s is in the tax year %s, quarter %s', (month, year, quarter) => {
  expect(taxQuarter(month)).toEqual({ year, quarter });
});
