import { describe, expect, test } from 'vitest';
import { type BookingValues, findBookingFaults } from './booking-values.ts';

const whole: BookingValues = {
  mode: 'chat',
  date: '2026-11-22',
  time: '18:30',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98290 00000',
};
const faults = (change: Partial<BookingValues>, moving = false) =>
  findBookingFaults({ ...whole, ...change }, { moving }).map(({ field }) => field);

describe('the booking form', () => {
  test('a whole one has no fault', () => expect(faults({})).toEqual([]));
  test('an empty one names them in order', () =>
    expect(faults({ time: '', name: ' ', email: '', phone: '' })).toEqual(['time', 'name', 'email', 'phone']));
  test('a phone number needs a digit', () => expect(faults({ phone: '-- -- --' })).toEqual(['phone']));
  test('a moved session asks for a time alone', () =>
    expect(faults({ time: '', name: '', email: '', phone: '' }, true)).toEqual(['time']));
});
