import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nakshatraPassed, zodiacPoint } from './zodiac.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

test('every longitude is in one rashi, nakshatra, pada and navamsa', () => {
  fc.assert(
    fc.property(longitude, (value) => {
      const { rashi, degree, nakshatra, pada, navamsa } = zodiacPoint(value);
      expect(rashi * 30 + degree).toBeCloseTo(value, 9);
      expect(degree >= 0 && degree < 30).toBe(true);
      expect(pada >= 1 && pada <= 4).toBe(true);
      expect(Math.abs((nakshatra + (pada - 0.5) / 4) * (360 / 27) - value)).toBeLessThanOrEqual(
        5 / 3 + 1e-9,
      );
      expect(navamsa).toBe((nakshatra * 4 + pada - 1) % 12);
      expect(nakshatraPassed(value) >= 0 && nakshatraPassed(value) < 1).toBe(true);
    }),
  );
});

test.each([
  ['a movable rashi starts its navamsas with itself', 30 * 3 + 1, 3],
  ['a fixed rashi with the 9th from it', 30 * 4 + 1, 0],
  ['a dual rashi with the 5th from it', 30 * 5 + 1, 9],
  ['the last ninth of Meena is Meena', 359.9, 11],
])('%s', (_, at, navamsa) => {
  expect(zodiacPoint(at).navamsa).toBe(navamsa);
});
