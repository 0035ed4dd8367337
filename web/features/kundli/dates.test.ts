import { expect, it } from 'vitest';
import {
  differsFromIndia,
  formatKundliDay,
  formatKundliMoment,
  instantOf,
  localMoment,
} from './dates.ts';

it.each([
  ['1995-08-14T07:40:00+05:30', '1995-08-14T02:10:00Z'],
  ['1920-01-01T00:00:00+05:53:20', '1919-12-31T18:06:40Z'],
  ['1960-01-01T00:00:00-00:44:30', '1960-01-01T00:44:30Z'],
  ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z'],
])('reads %s', (iso, utc) => {
  expect(instantOf(iso)).toBe(Date.parse(utc));
});

it('shows times in India', () => {
  expect(formatKundliDay('1995-08-14T20:40:00-04:00')).toBe('15 Aug 1995');
  expect(formatKundliMoment('1995-08-14T07:40:00+05:30')).toBe('14 Aug 1995, 07:40 IST');
});

it.each([
  ['1943-08-15T10:30:00+06:30', '15 Aug 1943, 10:30 (UTC+06:30)'],
  ['1900-01-15T10:30:00+05:21:10', '15 Jan 1900, 10:30 (UTC+05:21:10)'],
  ['1943-08-15T04:00:00Z', '15 Aug 1943, 10:30 (UTC+06:30)'],
])('does not call India’s clock IST while it was not: %s', (iso, text) => {
  expect(formatKundliMoment(iso)).toBe(text);
});

it('shows the birthplace’s clock where it differs', () => {
  expect(localMoment('1995-08-14T20:40:00-04:00')).toBe('14 Aug 1995, 20:40 (UTC-04:00)');
  expect(differsFromIndia('1995-08-14T20:40:00-04:00')).toBe(true);
  expect(differsFromIndia('1995-08-14T07:40:00+05:30')).toBe(false);
});
