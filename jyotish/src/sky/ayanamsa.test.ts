import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { castChart } from '../chart/chart.ts';
import { AYANAMSAS, type Ayanamsa } from './ayanamsa.ts';
import { ephemerisFor } from './sky.ts';

const ARCSEC = 3600;
const CENTURY = 36_525 * 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);

/** Ayanamsa in degrees, as returned by a chart of that instant. */
async function ayanamsaAt(instant: number, ayanamsa: Ayanamsa): Promise<number> {
  const at = { instant, offsetSeconds: 0, latitude: 0, longitude: 0, hasTime: false };
  return castChart(at, await ephemerisFor(instant), ayanamsa).ayanamsa;
}

/** Converts degrees, minutes and seconds of arc to degrees. */
const degrees = (integer: number, minutes: number, seconds = 0) =>
  integer + minutes / 60 + seconds / ARCSEC;

// Both are commonly implemented as a value at 1900.0 (31 December 1899, 12 h) with Newcomb's
// precession; ours is IAU 2006, which differs by less than an arcsecond in that century.
test.each([
  ['raman', 21.01444],
  ['krishnamurti', 22.363889],
] as const)('%s has its published value at 1900.0', async (ayanamsa, published) => {
  const result = await ayanamsaAt(J2000 - CENTURY, ayanamsa);
  expect(Math.abs(result - published) * ARCSEC).toBeLessThan(1);
});

test('Raman’s follows its own rule: 50⅓ arcseconds per year since 397', async () => {
  // Raman's worked example, as printed.
  expect(
    Math.abs((await ayanamsaAt(Date.UTC(1912, 0, 1), 'raman')) - degrees(21, 10, 55)) * ARCSEC,
  ).toBeLessThan(3);
  for (let year = 1900; year <= 2000; year += 10) {
    const rule = ((year - 397) * (50 + 1 / 3)) / ARCSEC;
    const result = await ayanamsaAt(Date.UTC(year, 0, 1), 'raman');
    expect(Math.abs(result - rule) * ARCSEC, String(year)).toBeLessThan(7);
  }
});

test('Krishnamurti’s is 23°46’ on 1 January 2000 by his tables, and increases by 50.2388 arcseconds per year', async () => {
  const [then, now] = [
    await ayanamsaAt(Date.UTC(1963, 0, 1), 'krishnamurti'),
    await ayanamsaAt(J2000, 'krishnamurti'),
  ];
  expect(Math.round(now * 60)).toBe(degrees(23, 46) * 60);
  expect(((now - then) * ARCSEC) / 37).toBeCloseTo(50.2388, 1);
});

test('another ayanamsa moves lagna and grahas equally, by a constant', () => {
  const place = { latitude: 26.9196, longitude: 75.7878, offsetSeconds: 19_800, hasTime: true };
  for (const instant of [Date.UTC(1925, 2, 1), Date.UTC(2025, 2, 1)]) {
    const [lahiri, raman, krishnamurti] = AYANAMSAS.map((ayanamsa) =>
      castChart({ ...place, instant }, undefined, ayanamsa),
    );
    for (const other of [raman!, krishnamurti!]) {
      const gain = lahiri!.ayanamsa - other.ayanamsa;
      const moved = (from: number, to: number) => (to - from + 360) % 360;
      for (const graha of ['Sun', 'Moon', 'Saturn', 'Rahu'] as const) {
        expect(moved(lahiri!.grahas[graha].longitude, other.grahas[graha].longitude)).toBeCloseTo(
          gain,
          9,
        );
      }
      expect(moved(lahiri!.lagna!.longitude, other.lagna!.longitude)).toBeCloseTo(gain, 9);
    }
    expect((lahiri!.ayanamsa - raman!.ayanamsa) * 60).toBeCloseTo(86.78, 1);
    expect((lahiri!.ayanamsa - krishnamurti!.ayanamsa) * 60).toBeCloseTo(5.81, 1);
  }
});

test('Lahiri’s is the default', () => {
  const { birth, ayanamsa } = chartOf('1995-08-14', '07:40');
  expect(castChart(birth).ayanamsa).toBe(castChart(birth, undefined, 'lahiri').ayanamsa);
  expect(ayanamsa).toBe(castChart(birth).ayanamsa);
});
