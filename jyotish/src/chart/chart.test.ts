import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { appearanceOn, aspects, castChart } from './chart.ts';

test('the chart of any birth from 1900 to 2099 is complete', () => {
  const births = fc.record({
    instant: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) }),
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(births, (birth) => {
      const chart = castChart({ ...birth, offsetSeconds: 19_800, hasTime: true });
      for (const graha of GRAHAS) {
        const { longitude, rashi, house, nakshatra } = chart.grahas[graha];
        expect(longitude >= 0 && longitude < 360).toBe(true);
        expect(((rashi - chart.lagna!.rashi + 12) % 12) + 1).toBe(house);
        expect(nakshatra >= 0 && nakshatra < 27).toBe(true);
      }
      // Mercury and Venus are always close to the Sun, and the luminaries are never retrograde.
      expect(chart.grahas.Sun.retrograde || chart.grahas.Moon.retrograde).toBe(false);
      const fromSun = (graha: 'Mercury' | 'Venus') =>
        Math.abs(((chart.grahas[graha].longitude - chart.grahas.Sun.longitude + 540) % 360) - 180);
      expect(fromSun('Mercury')).toBeLessThan(29);
      expect(fromSun('Venus')).toBeLessThan(49);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Mars', [4, 7, 8]],
  ['Jupiter', [5, 7, 9]],
  ['Saturn', [3, 7, 10]],
  ['Moon', [7]],
  ['Rahu', [7]],
] as const)('%s looks at houses %j from itself', (graha, houses) => {
  const seen = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) =>
    aspects(graha, 9, (9 + house - 1) % 12),
  );
  expect(seen).toEqual(houses);
});

test('lists the grahas that aspect a rashi', () => {
  // Saturn in Kumbha aspects Mesha, Simha and Vrischika; Mars in Kanya aspects Dhanu, Meena and
  // Mesha.
  expect(appearanceOn(chartOf('1995-08-14', '07:40'), 0)).toEqual(['Mars', 'Saturn', 'Rahu']);
});
