import { rashiPages } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { horoscopeDay } from './daily-horoscope.ts';
import { signHoroscope } from './sign-horoscope.ts';

const now = Date.parse('2026-11-27T12:00:00+05:30');

describe('the horoscope of one sign', () => {
  it('has the same text for today as the page of all signs', () => {
    const all = horoscopeDay(now, 'hi').signs;
    for (const [index, { slug }] of rashiPages.entries()) {
      const { days, explanation, rashiIndex } = signHoroscope(now, { sign: slug, language: 'hi' });
      expect([rashiIndex, explanation]).toEqual([index, all[index]!.explanation]);
      expect(days.map(({ prediction }) => prediction)).toEqual([all[index]!.prediction]);
    }
  });

  it('has the days of its period in their order, and nine transits', () => {
    const week = signHoroscope(now, { sign: 'tula', period: 'week' });
    expect([week.from, week.to, week.days.length]).toEqual(['2026-11-27', '2026-12-03', 7]);
    expect(week.transits.map(({ graha }) => graha).toSorted()).toHaveLength(9);
    expect(signHoroscope(now, { sign: 'tula', period: 'month' }).days.at(-1)!.date).toBe(
      '2026-12-26',
    );
  });

  it('names the Sun’s move into Dhanu in the middle of December, by its house from the sign', () => {
    const { moves } = signHoroscope(now, { sign: 'mesha', period: 'month' });
    expect(moves.filter(({ graha }) => graha === 'Sun')).toEqual([
      { date: '2026-12-17', graha: 'Sun', rashi: 'Dhanu', house: 9 },
    ]);
    expect(moves.some(({ graha }) => graha === 'Moon')).toBe(false);
  });

  it('rejects unknown signs', () => {
    expect(() => signHoroscope(now, { sign: 'ophiuchus' })).toThrow('not_found');
  });
});
