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
  test('is valid if complete', () => expect(errors({})).toEqual([]));
  test('reports all missing fields in order if empty', () =>
    expect(errors({ time: '', name: ' ', email: '', phone: '' })).toEqual([
      'time',
      'name',
      'email',
      'phone',
    ]));
  test('requires digits in a phone number', () =>
    expect(errors({ phone: '-- -- --' })).toEqual(['phone']));
  test('requires only a time to move a session', () =>
    expect(errors({ time: '', name: '', email: '', phone: '' }, true)).toEqual(['time']));
});
