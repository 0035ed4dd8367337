import { describe, expect, test } from 'vitest';
import { type BookingValues, findBookingErrors } from './booking-values.ts';

const full: BookingValues = {
  mode: 'chat',
  date: '2026-11-22',
  time: '18:30',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98290 00000',
};
const errors = (change: Partial<BookingValues>, moving = false) =>
  findBookingErrors({ ...full, ...change }, { moving }).map(({ field }) => field);

describe('the booking form', () => {
  test('a complete one has no error', () => expect(errors({})).toEqual([]));
  test('an empty one names them in order', () =>
    expect(errors({ time: '', name: ' ', email: '', phone: '' })).toEqual([
      'time',
      'name',
      'email',
      'phone',
    ]));
  test('a phone number needs a digit', () =>
    expect(errors({ phone: '-- -- --' })).toEqual(['phone']));
  test('a moved session requires a time only', () =>
    expect(errors({ time: '', name: '', email: '', phone: '' }, true)).toEqual(['time']));
});
