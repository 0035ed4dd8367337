import { describe, expect, test } from 'vitest';
import { bookingRefund } from './booking-refund.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 11, 1, 13);
const paid = 90_000;

/** Cancels the sample session `noticeMs` before its start. */
const cancel = (noticeMs: number, paise = paid) => bookingRefund(paise, start, start - noticeMs);

describe('limits of the cancellation table', () => {
  test.each([
    ['30 days', 30 * day, 'seven-days', 0],
    ['7 days to the millisecond', 7 * day, 'seven-days', 0],
    ['a millisecond less than 7 days', 7 * day - 1, 'three-days', 18_000],
    ['6 days', 6 * day, 'three-days', 18_000],
    ['3 days to the millisecond', 3 * day, 'three-days', 18_000],
    ['a millisecond less than 3 days', 3 * day - 1, 'two-days', 18_000],
    ['60 hours, which the table leaves open', 60 * hour, 'two-days', 18_000],
    ['48 hours to the millisecond', 48 * hour, 'two-days', 18_000],
    ['a millisecond less than 48 hours', 48 * hour - 1, 'one-day', 27_000],
    ['24 hours to the millisecond', 24 * hour, 'one-day', 27_000],
    ['a millisecond less than 24 hours', 24 * hour - 1, 'under-a-day', paid],
    ['the moment of the start', 0, 'under-a-day', paid],
    ['after the start', -hour, 'under-a-day', paid],
  ] as const)('%s', (_, noticeMs, rule, feePaise) => {
    expect(cancel(noticeMs)).toEqual({ rule, feePaise, refundPaise: paid - feePaise });
  });
});

describe('rounding to paise', () => {
  test.each([0, 1, 4, 99, 101, 333, 99_999, Number.MAX_SAFE_INTEGER])(
    'fee and refund add up to %i paise',
    (paise) => {
      for (const notice of [8 * day, 4 * day, 50 * hour, 30 * hour, hour]) {
        const { feePaise, refundPaise } = cancel(notice, paise);
        expect(feePaise + refundPaise).toBe(paise);
        expect(Number.isSafeInteger(feePaise)).toBe(true);
      }
    },
  );

  test('a fraction of a paisa is rounded in the customer’s favour', () => {
    expect(cancel(4 * day, 99).feePaise).toBe(19);
    expect(cancel(30 * hour, 99).feePaise).toBe(29);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d paise as an amount is rejected',
    (paise) => {
      expect(() => cancel(day, paise)).toThrow(RangeError);
    },
  );

  test('a non-finite timestamp is rejected', () => {
    expect(() => bookingRefund(paid, Number.NaN, start)).toThrow(RangeError);
    expect(() => bookingRefund(paid, start, Number.NaN)).toThrow(RangeError);
  });
});
