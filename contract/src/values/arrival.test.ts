import { expect, it } from 'vitest';
import { arrivalDays, businessDaysUntil, isSelectableDay, latestWishedDay } from './arrival.ts';

it.each([
  ['a Monday', '2026-11-23T10:00:00+05:30', '2026-11-26', '2026-11-30'],
  ['a Friday', '2026-11-27T10:00:00+05:30', '2026-12-02', '2026-12-04'],
  ['a Sunday', '2026-11-29T10:00:00+05:30', '2026-12-02', '2026-12-04'],
  ['the first minutes of an Indian Tuesday', '2026-11-23T18:45:00Z', '2026-11-27', '2026-12-01'],
  ['the end of a year', '2026-12-30T12:00:00+05:30', '2027-01-04', '2027-01-06'],
])('an order of %s arrives three to five business days later', (_, ordered, from, to) => {
  expect(arrivalDays(Date.parse(ordered))).toEqual({ from, to });
});

it('does not count holidays', () => {
  const delivery = { min: 1, max: 4, holidays: ['2026-12-25', '2026-12-26'] };
  expect(arrivalDays(Date.parse('2026-12-24T10:00:00+05:30'), delivery)).toEqual({
    from: '2026-12-28',
    to: '2026-12-31',
  });
});

it('counts business days until a requested date, and returns null for a past or too distant one', () => {
  const friday = Date.parse('2026-11-27T10:00:00+05:30');
  const until = (day?: string, holidays: string[] = []) => businessDaysUntil(day, friday, holidays);
  expect([until('2026-11-27'), until('2026-11-30'), until('2026-12-01')]).toEqual([0, 1, 2]);
  // A holiday reduces the number of business days until a later day by one.
  expect(until('2026-12-02', ['2026-12-01'])).toBe(2);
  // A product that is energised on a Sunday is dispatched on the next working day.
  expect(until('2026-11-29')).toBe(1);
  expect([until(undefined), until('2026-11-26'), until('2027-01-27')]).toEqual([0, 0, 0]);
  expect(latestWishedDay(friday)).toBe('2027-01-26');
  expect(isSelectableDay('2027-01-26', friday)).toBe(true);
});
