import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { castChart } from './chart.ts';
import { SHAYANADI, shayanadi } from './shayanadi.ts';
import { solarDayOf } from './solar-day.ts';

test('a graha’s avastha is computed from its nakshatra, number and navamsha, the Moon’s nakshatra, ghati and lagna', () => {
  // 14 August 1995, 07:40, Jaipur: the fifth ghati from sunrise; lagna Simha (5), Moon in Uttara
  // Bhadrapada (26).
  const chart = chartOf('1995-08-14', '07:40');
  const day = solarDayOf(chart.birth)!;
  expect([chart.lagna!.rashi + 1, chart.grahas.Moon.nakshatra + 1]).toEqual([5, 26]);
  expect(Math.ceil((chart.birth.instant - day.sunrise) / 1_440_000)).toBe(5);
  // Sun in nakshatra 9, the ninth navamsha of Karka: 9 × 1 × 9 + 26 + 5 + 5 = 117, less 9 × 12 is
  // 9.
  expect(shayanadi(chart, 'Sun', day)).toBe('bhojana');
  // Saturn in nakshatra 25, the ninth navamsha of Kumbha: 25 × 7 × 9 + 36 = 1611, less 134 × 12 is
  // 3.
  expect(shayanadi(chart, 'Saturn', day)).toBe('netrapani');
});

test('a ghati later every graha has its next avastha, while nakshatras and lagna are equal', () => {
  const runs = { numRuns: 200, seed: 20261128 };
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2060, 0, 1) }), (instant) => {
      const at = (later: number) =>
        castChart({
          instant: instant + later,
          offsetSeconds: 19_800,
          latitude: 13,
          longitude: 80,
          hasTime: true,
        });
      const [now, next] = [at(0), at(24 * 60_000)];
      const [day, nextDay] = [solarDayOf(now.birth)!, solarDayOf(next.birth)!];
      for (const graha of GRAHAS) {
        const state = shayanadi(now, graha, day)!;
        expect(SHAYANADI).toContain(state);
        const [one, other] = [now.grahas[graha], next.grahas[graha]];
        const same = (of: 'nakshatra' | 'pada') => one[of] === other[of];
        const isSame =
          same('nakshatra') &&
          same('pada') &&
          now.grahas.Moon.nakshatra === next.grahas.Moon.nakshatra;
        if (!isSame || now.lagna!.rashi !== next.lagna!.rashi || day.sunrise !== nextDay.sunrise)
          continue;
        expect(shayanadi(next, graha, nextDay)).toBe(
          SHAYANADI[(SHAYANADI.indexOf(state) + 1) % 12],
        );
      }
    }),
    runs,
  );
});

test('without a birth time it is null', () => {
  const { birth } = chartOf('1995-08-14', '07:40');
  expect(shayanadi(chartOf('1995-08-14', null), 'Sun', solarDayOf(birth)!)).toBe(null);
});
