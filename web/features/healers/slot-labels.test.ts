import { clock as hindi } from '@jyotiratna/messages/hi/platform/clock.ts';
import { describe, expect, test } from 'vitest';
import { shortSlot, slotDate, slotDayParts, slotTime } from './slot-labels.ts';

describe('slot labels', () => {
  test('the button has a short label', () =>
    expect(shortSlot({ date: '2026-11-22', time: '18:30' })).toBe('Sun 6:30 pm'));
  test('the button is empty before a time is selected', () =>
    expect(shortSlot({ date: '2026-11-22', time: '' })).toBe(''));
  test('the day includes its weekday', () =>
    expect(slotDate('2026-11-22')).toBe('Sunday 22 November'));
  test('a tile has weekday and day', () =>
    expect(slotDayParts('2026-11-02')).toEqual({ weekday: 'Mon', day: '2' }));
  test.each([
    ['09:00', '9:00 am'],
    ['12:30', '12:30 pm'],
    ['21:00', '9:00 pm'],
  ])('%s is %s', (time, label) => expect(slotTime(time)).toBe(label));
  test('Hindi names the part of the day', () => {
    expect(['02:47', '09:30', '13:05', '18:30', '21:00'].map(hindi)).toEqual([
      'रात 2:47',
      'सुबह 9:30',
      'दोपहर 1:05',
      'शाम 6:30',
      'रात 9:00',
    ]);
  });
});
