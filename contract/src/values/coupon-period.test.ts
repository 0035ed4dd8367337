import { describe, expect, it } from 'vitest';
import { couponEnd, couponStart, startsBeforeEnd } from './coupon-period.ts';

describe('start and end of a coupon', () => {
  it('are the first and the last second of a day in India', () => {
    expect(couponStart('2030-10-20').toISOString()).toBe('2030-10-19T18:30:00.000Z');
    expect(couponEnd('2030-10-20').toISOString()).toBe('2030-10-20T18:29:59.000Z');
  });

  it('are unchanged if a time is given', () => {
    expect(couponStart('2030-10-20T10:00:00Z')).toEqual(couponEnd('2030-10-20T10:00:00Z'));
  });

  it.each([
    ['2030-10-20', '2030-10-21', true],
    ['2030-10-20', '2030-10-20', true],
    ['2030-10-21', '2030-10-20', false],
    ['2030-10-20T10:00:00Z', '2030-10-20T10:00:00Z', false],
    ['2030-10-20', null, true],
    [null, '2030-10-20', true],
    ['', '2030-10-20', true],
  ])('from %j to %j are a period: %j', (startsAt, expiresAt, isPeriod) => {
    expect(startsBeforeEnd({ startsAt, expiresAt })).toBe(isPeriod);
  });
});
