import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { momentOf } from '../time/local-time.ts';
import { castChart } from './chart.ts';
import { DASHA_YEARS, mahadashas, type Period, subPeriods } from './dasha.ts';
import { dashaBalance } from './dasha-balance.ts';

const YEAR = 365.25 * 86_400_000;

const moon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birth = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) });

function expectTiling(periods: readonly Period[], start: number, end: number) {
  expect(periods).toHaveLength(9);
  expect(periods[0]!.start).toBe(start);
  expect(periods.at(-1)!.end).toBe(end);
  for (const [i, period] of periods.entries()) {
    expect(period.end).toBeGreaterThan(period.start);
    if (i > 0) expect(period.start).toBe(periods[i - 1]!.end);
  }
}

test('three levels of periods cover 120 years without gap or overlap', () => {
  fc.assert(
    fc.property(moon, birth, (longitude, instant) => {
      const periods = mahadashas(longitude, instant);
      const start = periods[0]!.start;
      expectTiling(periods, start, periods.at(-1)!.end);
      expect((periods.at(-1)!.end - start) / YEAR).toBeCloseTo(120, 9);
      expect(start).toBeLessThanOrEqual(instant);
      expect(periods[0]!.end).toBeGreaterThan(instant);
      for (const period of periods) {
        const parts = subPeriods(period);
        expectTiling(parts, period.start, period.end);
        expect(parts[0]!.lord).toBe(period.lord);
        expectTiling(subPeriods(parts[8]!), parts[8]!.start, period.end);
      }
    }),
    { numRuns: 50 },
  );
});

test('an antardasha has its lord’s share of the mahadasha', () => {
  const venus = mahadashas(14, 0)[0]!;
  const sun = subPeriods(venus).find(({ lord }) => lord === 'Sun')!;
  expect((sun.end - sun.start) / YEAR).toBeCloseTo((DASHA_YEARS.Venus * DASHA_YEARS.Sun) / 120, 9);
});

// The book rounds the Moon to the arcminute and uses whole days, so hours are not comparable.
describe('balances of the textbook (Narasimha Rao), to a day', () => {
  test.each([
    ['2000-04-28', '05:50', '-04:00', 'Mars', 'P2Y2M29D'],
    ['1972-06-01', '04:16', '+05:30', 'Sun', 'P4Y8M27D'],
  ])('%s %s %s: %s %s', (date, time, zone, lord, duration) => {
    const chart = castChart({ ...momentOf({ date, time, zone }), latitude: 20, longitude: 80 });
    const balance = dashaBalance(chart);
    const birth = Temporal.PlainDateTime.from(`${date}T${time}`);
    const apart = birth.add(duration).until(birth.add(balance.duration)).total('day');
    expect(balance.lord).toBe(lord);
    expect(Math.abs(apart)).toBeLessThan(1);
  });
});

test('the balance is an ISO 8601 duration to the end of the first mahadasha', () => {
  const chart = chartOf('1995-08-14', '07:40');
  const { duration } = dashaBalance(chart);
  const local = Temporal.PlainDateTime.from('1995-08-14T07:40').add(
    Temporal.Duration.from(duration),
  );
  const end = mahadashas(chart.grahas.Moon.longitude, chart.birth.instant)[0]!.end;
  expect(duration).toMatch(/^P\d+Y\d+M\d+DT/);
  expect(local.toZonedDateTime('+05:30').epochMilliseconds).toBe(Math.round(end / 1000) * 1000);
});
