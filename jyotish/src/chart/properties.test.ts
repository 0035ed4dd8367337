import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grahaAt } from '../sky/sky.ts';
import { momentOf } from '../time/local-time.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { castChart } from './chart.ts';
import { mahadashas, type Period, subPeriods } from './dasha.ts';

const [minMs, maxMs] = [Date.UTC(1900, 0, 2), Date.UTC(2099, 11, 30)];
const instants = fc.integer({ min: minMs, max: maxMs });
const runs = { numRuns: 150, seed: 20261121 };

/** Whether periods are contiguous, without gap or overlap, and of positive length. */
function meet(periods: readonly Period[]): boolean {
  return periods.every(
    ({ start, end }, at) => end > start && (at === 0 || start === periods[at - 1]!.end),
  );
}

test('the dashas of any Moon cover 120 years at every level, including the birth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359.999999999, noNaN: true }), instants, (moon, birth) => {
      const periods = mahadashas(moon, birth);
      expect(periods.at(-1)!.end - periods[0]!.start).toBeCloseTo(120 * 365.25 * 86_400_000, -1);
      expect(periods[0]!.start).toBeLessThanOrEqual(birth);
      expect(periods[0]!.end).toBeGreaterThan(birth);
      expect(new Set(periods.map(({ lord }) => lord)).size).toBe(9);
      for (const level of [
        periods,
        ...periods.map(subPeriods),
        ...subPeriods(periods[4]!).map(subPeriods),
      ]) {
        expect(meet(level)).toBe(true);
      }
      for (const period of periods) {
        const parts = subPeriods(period);
        expect([parts[0]!.start, parts.at(-1)!.end, parts[0]!.lord]).toEqual([
          period.start,
          period.end,
          period.lord,
        ]);
      }
    }),
    runs,
  );
});

/** Maximum movement of a graha per hour in degrees. */
const hourly: Readonly<Record<string, number>> = {
  Moon: 0.66,
  Mercury: 0.095,
  Venus: 0.055,
  Sun: 0.043,
  Mars: 0.035,
};

test.each(GRAHAS)('%s moves continuously from 1900 to 2100', (graha) => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(instants, (at) => {
      const [before, after] = [grahaAt(graha, at, undefined), grahaAt(graha, at + hour, undefined)];
      const moved = ((after.longitude - before.longitude + 540) % 360) - 180;
      expect(before.longitude).toBeGreaterThanOrEqual(0);
      expect(before.longitude).toBeLessThan(360);
      expect(Math.abs(moved)).toBeLessThan(hourly[graha] ?? 0.012);
      // The speed is the derivative of the longitude.
      expect(moved * 24).toBeCloseTo((before.speed + after.speed) / 2, 2);
    }),
    runs,
  );
});

describe('any birth', () => {
  const zones = [
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/New_York',
    '+05:53:20',
  ];
  const births = fc.record({
    date: fc.date({
      min: new Date(minMs + 2 * 86_400_000),
      max: new Date(maxMs - 2 * 86_400_000),
      noInvalidDate: true,
    }),
    time: fc.constantFrom('00:00', '00:01', '02:30', '11:59', '12:00', '23:59'),
    zone: fc.constantFrom(...zones),
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('has a complete chart, with houses relative to its lagna', () => {
    fc.assert(
      fc.property(births, ({ date, time, zone, latitude, longitude }) => {
        const moment = momentOf({ date: date.toISOString().slice(0, 10), time, zone });
        const { lagna, grahas } = castChart({ ...moment, latitude, longitude });
        for (const { longitude: at, rashi, degree, house, nakshatra, pada } of Object.values(
          grahas,
        )) {
          expect(rashi * 30 + degree).toBeCloseTo(at, 9);
          expect(Math.floor((at * 27) / 360)).toBe(nakshatra);
          expect(pada).toBeGreaterThanOrEqual(1);
          expect(pada).toBeLessThanOrEqual(4);
          expect(house).toBe(((rashi - lagna!.rashi + 12) % 12) + 1);
        }
        expect((grahas.Ketu.longitude - grahas.Rahu.longitude + 360) % 360).toBeCloseTo(180, 9);
      }),
      runs,
    );
  });

  test('has the lagna almost a minute of sidereal time further a minute later', () => {
    fc.assert(
      fc.property(births, ({ date, latitude, longitude }) => {
        const at = (instant: number) =>
          castChart({ instant, offsetSeconds: 0, latitude, longitude, hasTime: true }).lagna!
            .longitude;
        const moved = (at(date.getTime() + 60_000) - at(date.getTime()) + 360) % 360;
        // 15 arcminutes on average; near the polar circles a rashi may rise within minutes.
        expect(moved).toBeGreaterThan(0);
        expect(moved).toBeLessThan(Math.abs(latitude) < 55 ? 0.75 : 10);
      }),
      runs,
    );
  });
});

test.each([67, 80, 90, -67, -90])(
  'beyond the polar circles (%i) a birth time is rejected, and a missing one is accepted',
  (latitude) => {
    const moment = momentOf({ date: '1990-06-21', time: '12:00', zone: 'UTC' });
    expect(() => castChart({ ...moment, latitude, longitude: 20 })).toThrow(RangeError);
    expect(castChart({ ...moment, hasTime: false, latitude, longitude: 20 }).lagna).toBeNull();
  },
);

describe('a moment on any clock', () => {
  /** Zones with special transitions: war time, half hours, double summer time, a skipped day. */
  const zones = fc.constantFrom(
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Karachi',
    'Europe/London',
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Monrovia',
  );
  const dates = fc.date({
    min: new Date(Date.UTC(1900, 0, 2)),
    max: new Date(Date.UTC(2037, 0, 1)),
    noInvalidDate: true,
  });

  test('converts back to the same local time, unless that was skipped, which adds a note', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const expected = date.toISOString().slice(0, 16);
        const { instant, offsetSeconds, clock, notes } = momentOf({
          date: expected.slice(0, 10),
          time: expected.slice(11),
          zone,
        });
        const local = new Date(instant + offsetSeconds * 1000).toISOString().slice(0, 16);
        expect(local === expected || clock === 'skipped').toBe(true);
        expect(notes).toHaveLength(clock === 'shown' ? 0 : 1);
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  test.each([
    ['the last minute before the war time', '1941-09-30', '23:59', 19_800, 'shown'],
    ['an hour that the war time skipped', '1942-09-01', '00:30', 23_400, 'skipped'],
    ['within the war time', '1943-06-01', '12:00', 23_400, 'shown'],
    ['an hour that came twice at its end', '1945-10-14', '23:30', 23_400, 'doubled'],
    ['after it', '1945-10-15', '00:00', 19_800, 'shown'],
    ['before the standard time', '1899-06-01', '12:00', 19_270, 'shown'],
  ] as const)('in India, %s', (_subject, date, time, offsetSeconds, clock) => {
    expect(momentOf({ date, time, zone: 'Asia/Kolkata' })).toMatchObject({ offsetSeconds, clock });
  });
});
