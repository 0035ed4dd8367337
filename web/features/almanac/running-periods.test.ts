import type { PanchangReply } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { kaalsOf, leftUntil, nextChange, runs } from './running-periods.ts';

const at = (time: string, date = '2026-11-22') => `${date}T${time}:00+05:30`;
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });
const ms = (time: string) => Date.parse(at(time));

/**
 * A day with only the data that the rules use: eight hours of light, one tithi that changes at
 * 10:00.
 */
const day = {
  sun: { rise: at('07:00'), set: at('15:00'), nextRise: at('07:00', '2026-11-23') },
  tithis: [
    { name: 'Trayodashi', paksha: 'Shukla', ...span('01:00', '10:00') },
    { name: 'Chaturdashi', paksha: 'Shukla', start: at('10:00'), end: at('09:00', '2026-11-23') },
  ],
  nakshatras: [],
  yogas: [],
  karanas: [{ name: 'Vishti', vishti: true, ...span('12:30', '13:30') }],
  rahu: span('08:00', '09:00'),
  yamaganda: span('12:00', '13:00'),
  gulika: span('13:00', '14:00'),
  abhijit: { ...span('10:45', '11:15'), used: true },
  brahma: span('05:00', '05:48'),
  durmuhurta: [],
  varjyam: [],
  amritKaal: [],
  choghadiya: { day: [{ key: 'Udveg', ...span('07:00', '08:00') }], night: [] },
} as unknown as PanchangReply;

describe('current periods', () => {
  it('include their start and exclude their end', () => {
    expect([
      runs(day.rahu, ms('08:00')),
      runs(day.rahu, ms('09:00') - 1),
      runs(day.rahu, ms('09:00')),
    ]).toEqual([true, true, false]);
  });

  it('list Abhijit as auspicious unless custom excludes it, and Vishti as Bhadra', () => {
    const names = (of: PanchangReply) => kaalsOf(of).sought.map(({ name }) => name);
    expect(names(day)).toEqual(['Abhijit', 'Brahma muhurta']);
    expect(names({ ...day, abhijit: { ...day.abhijit, used: false } })).toEqual(['Brahma muhurta']);
    expect(kaalsOf(day).avoided.map(({ name }) => name)).toContain('Bhadra (Vishti karana)');
  });
});

describe('the next change', () => {
  const changeAfter = (time: string) => {
    const change = nextChange(day, ms(time));
    return change && `${change.name} ${change.kind} ${change.iso.slice(11, 16)}`;
  };

  it.each([
    ['06:59', 'Udveg begins 07:00'],
    ['07:30', 'Rahu Kaal begins 08:00'],
    ['08:00', 'Rahu Kaal ends 09:00'],
    ['09:30', 'Shukla Chaturdashi begins 10:00'],
    ['12:10', 'Bhadra (Vishti karana) begins 12:30'],
  ])('after %s is: %s', (time, expected) => expect(changeAfter(time)).toBe(expected));

  it('is absent after the last period of the day', () => expect(changeAfter('14:30')).toBeNull());

  it('is formatted in hours and minutes, never as zero', () => {
    expect(leftUntil(ms('10:00'), ms('08:29') + 30_000)).toEqual({ hours: 1, minutes: 31 });
    expect(leftUntil(ms('10:00'), ms('10:00') - 1)).toEqual({ hours: 0, minutes: 1 });
  });
});
