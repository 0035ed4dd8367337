import { expect, test } from 'vitest';
import { horoscopeDay } from './daily-horoscope.ts';

test.each([
  ['before six o’clock', '2026-01-11', 'Tula', '04:53', 'Kanya', 'Tula'],
  ['after it', '2026-11-26', 'Vrishabha', '07:11', 'Vrishabha', 'Mithuna'],
])(
  'a Moon that moves on %s has the rashi that it left and the next',
  (_, date, atSix, clock, from, rashi) => {
    const day = horoscopeDay(Date.parse(`${date}T12:00:00+05:30`), 'en');
    expect(day.moon.rashi).toBe(atSix);
    expect(day.ingress).toEqual({ at: `${date}T${clock}:00+05:30`, from, rashi });
  },
);
