import { describe, expect, test } from 'vitest';
import {
  bookingDates,
  formatSlotDate,
  formatSlotTime,
  isBookableSlot,
  slotStartMs,
} from './booking-slots.ts';

/** 21 November 2026, 10:00 in India. */
const now = Date.parse('2026-11-21T10:00:00+05:30');

describe('slots of a session', () => {
  test('seven days can be booked, today first', () => {
    const dates = bookingDates(now);
    expect(dates).toHaveLength(7);
    expect([dates[0], dates[6]]).toEqual(['2026-11-21', '2026-11-27']);
  });
  test('the day is India’s, even while UTC is a day behind', () =>
    expect(bookingDates(Date.parse('2026-11-21T19:00:00Z'))[0]).toBe('2026-11-22'));
  test('slots start at India’s time', () =>
    expect(slotStartMs('2026-11-22', '18:30')).toBe(Date.parse('2026-11-22T13:00:00Z')));
  test.each([
    ['2026-11-21', '10:30', true],
    ['2026-11-21', '10:00', false],
    ['2026-11-21', '09:00', false],
    ['2026-11-27', '21:00', true],
    ['2026-11-28', '09:00', false],
    ['2026-11-20', '21:00', false],
    ['2026-11-22', '12:00', false],
    ['2026-11-22', '9:00', false],
  ])('%s %s can be booked: %s', (date, time, expected) =>
    expect(isBookableSlot(date, time, now)).toBe(expected),
  );
  test('slots are formatted as labels', () => {
    expect(formatSlotTime('18:30')).toBe('6:30 pm');
    expect(formatSlotDate('2026-11-22')).toBe('Sunday 22 November');
  });
});
