import type { Booking } from '@jyotiratna/contract';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const booking = {
  id: 'bkg_1',
  mode: 'chat',
  healerName: 'Rao, Asha; B.',
  startsAt: '2026-11-22T13:00:00.000Z',
  createdAt: '2026-11-21T04:30:00.000Z',
} as Booking;

test('a session is one event with its time in UTC', () => {
  const file = calendarFile(booking);
  expect(file).toContain('UID:bkg_1@jyotiratna\r\n');
  expect(file).toContain('DTSTART:20261122T130000Z\r\nDTEND:20261122T132000Z\r\n');
});

test('separators in a name are escaped', () =>
  expect(calendarFile(booking)).toContain('SUMMARY:Chat with Rao\\, Asha\\; B.\r\n'));

test('every line break follows the standard', () =>
  expect(calendarFile(booking)).not.toMatch(/[^\r]\n/));
