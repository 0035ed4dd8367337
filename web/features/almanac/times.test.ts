import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dateText, longDate, spanOn, timeOn } from './times.ts';

describe('times of a page', () => {
  it('are those of the place, rounded to the minute', () => {
    expect(timeOn('2026-11-22', '2026-11-22T06:51:37+05:30')).toBe('06:52');
    expect(timeOn('2026-11-22', '2026-11-22T06:51:29-09:30')).toBe('06:51');
  });

  it('name another date, also when rounding leads to it', () => {
    expect(timeOn('2026-11-22', '2026-11-23T02:37:00+05:30')).toBe('02:37, 23 Nov');
    expect(timeOn('2026-12-31', '2026-12-31T23:59:40+05:30')).toBe('00:00, 1 Jan');
    expect(
      spanOn('2026-11-22', {
        start: '2026-11-21T23:00:00+05:30',
        end: '2026-11-22T01:00:00+05:30',
      }),
    ).toBe('23:00, 21 Nov to 01:00');
    expect(
      spanOn('2026-11-22', {
        start: '2026-11-23T00:13:00+05:30',
        end: '2026-11-23T01:53:00+05:30',
      }),
    ).toBe('00:13 to 01:53, 23 Nov');
  });
});

describe('dates', () => {
  it('are formatted in full', () => {
    expect(longDate('2028-02-29')).toBe('Tuesday, 29 February 2028');
    expect(dateText('2026-01-01')).toBe('1 January 2026');
  });

  it('are added across month and year boundaries', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
    ]);
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
