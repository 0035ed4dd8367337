import fc from 'fast-check';
import { expect, test } from 'vitest';
import { festivalsOf } from './festivals.ts';
import { moonCrossing } from './horizon.ts';
import { elongation, segmentsIn } from './luminaries.ts';
import { newMoonTimesAround } from './lunar-month.ts';
import { AlmanacError, isBeforeSunrise, panchangOf, sunTimes } from './panchang.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
const LONDON = { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' };
const DAYS = Array.from({ length: 400 }, (_, i) =>
  Temporal.PlainDate.from('2026-01-01').add({ days: i }).toString(),
);

test.each([DELHI, LONDON])('days are contiguous in $zone, also at clock changes', (place) => {
  let end: number | null = null;
  for (const date of DAYS) {
    const { sunrise, sunset, nextSunrise } = sunTimes({ ...place, date });
    if (end !== null) expect(Math.abs(sunrise - end), date).toBeLessThan(50);
    expect(sunrise < sunset && sunset < nextSunrise, date).toBe(true);
    end = nextSunrise;
  }
});

test('isBeforeSunrise agrees with the computed sunrise, by night and by day, also near its bounds', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 58_000 }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom('Asia/Kolkata', 'Europe/London', 'America/New_York', '-11:00', '+13:00'),
      (n, latitude, longitude, zone) => {
        const date = Temporal.PlainDate.from('1900-06-01').add({ days: n }).toString();
        const day = { date, zone, latitude, longitude };
        const { sunrise } = sunTimes(day);
        for (const hours of [-10, -4, -1, -0.1, 0, 0.1, 1, 4, 10]) {
          const instant = sunrise + hours * hour;
          expect(isBeforeSunrise(instant, day), `${hours} hours from sunrise`).toBe(
            instant < sunrise,
          );
        }
      },
    ),
  );
});

test('the limbs of a day cover it without gaps, as do the parts of day and night', () => {
  for (const date of DAYS.slice(0, 60)) {
    const day = panchangOf({ ...DELHI, date });
    for (const limb of [day.tithis, day.karanas, day.nakshatras, day.yogas, day.moonRashis]) {
      expect(limb[0]!.start <= day.sunrise && limb.at(-1)!.end >= day.nextSunrise, date).toBe(true);
      limb.slice(1).forEach((segment, i) => {
        expect(segment.start).toBe(limb[i]!.end);
      });
    }
    for (const parts of [day.choghadiya, day.hora]) {
      const all = [...parts.day, ...parts.night];
      expect(all[0]!.start).toBe(day.sunrise);
      expect(all.at(-1)!.end).toBeCloseTo(day.nextSunrise, 0);
      all.slice(1).forEach((part, i) => {
        expect(Math.abs(part.start - all[i]!.end)).toBeLessThan(1);
      });
    }
  }
});

test('a lunation has thirty tithis', () => {
  let [start] = newMoonTimesAround(Date.UTC(2026, 0, 1));
  for (let month = 0; month < 40; month += 1) {
    const [before, after] = newMoonTimesAround(start + 86_400_000);
    expect(Math.abs(before - start)).toBeLessThan(10);
    const tithis = segmentsIn(elongation, 30, before + 1000, after - 1000);
    expect(tithis.map(({ index }) => index)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    start = after;
  }
});

test('the lord of the day rules its first, 8th, 15th and 22nd hora', () => {
  for (const date of DAYS.slice(0, 7)) {
    const { lord, hora } = panchangOf({ ...DELHI, date });
    const hours = [...hora.day, ...hora.night];
    expect([1, 8, 15, 22].map((hour) => hours[hour - 1]!.name)).toEqual([lord, lord, lord, lord]);
  }
});

test('a place without a sunrise and an unsupported year are rejected with a reason', () => {
  const svalbard = {
    latitude: 78.2,
    longitude: 15.6,
    zone: 'Arctic/Longyearbyen',
    date: '2026-12-21',
  };
  const reasonOf = (request: () => unknown) => {
    try {
      request();
    } catch (error) {
      return error instanceof AlmanacError ? error.reason : error;
    }
    return null;
  };
  expect(reasonOf(() => sunTimes(svalbard))).toBe('no sunrise');
  const KIRITIMATI = { latitude: 1.872, longitude: -157.4278, zone: 'Pacific/Kiritimati' };
  for (const place of [DELHI, KIRITIMATI]) {
    const on = (date: string) => reasonOf(() => panchangOf({ ...place, date }));
    expect([on('1899-12-31'), on('1900-01-01'), on('2060-12-31'), on('2061-01-01')]).toEqual([
      'years',
      null,
      null,
      'years',
    ]);
  }
});

test('a date that the zone skipped is rejected, and the adjacent days are contiguous', () => {
  const apia = { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' };
  const kwajalein = { latitude: 9.1, longitude: 167.3, zone: 'Pacific/Kwajalein' };
  for (const { place, before, skipped, after } of [
    { place: apia, before: '2011-12-29', skipped: '2011-12-30', after: '2011-12-31' },
    { place: kwajalein, before: '1993-08-20', skipped: '1993-08-21', after: '1993-08-22' },
  ]) {
    expect(() => panchangOf({ ...place, date: skipped })).toThrow(
      expect.objectContaining({ reason: 'no date' }),
    );
    const [first, second] = [
      panchangOf({ ...place, date: before }),
      panchangOf({ ...place, date: after }),
    ];
    expect(second.sunrise).toBe(first.nextSunrise);
    expect(second.brahma.start < second.brahma.end && second.brahma.end < second.sunrise).toBe(
      true,
    );
  }
});

test('the last day before the polar day has its sunrise and sunset', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
  const { sunrise, sunset, nextSunrise } = sunTimes({ ...tromso, date: '2026-05-17' });
  // With the upper limb at 34 minutes of refraction: up from 00:52 to 00:28 of the next day, and up
  // again at 00:52.
  expect(
    [sunrise, sunset, nextSunrise].map((at) => new Date(at).toISOString().slice(0, 16)),
  ).toEqual(['2026-05-16T23:17', '2026-05-17T22:28', '2026-05-17T22:52']);
  expect(() => sunTimes({ ...tromso, date: '2026-05-18' })).toThrow(AlmanacError);
});

test('a Moon that is up for less than an hour in the far north rises and sets', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const [from, until] = [Date.parse('2025-09-25T02:00Z'), Date.parse('2025-09-26T02:00Z')];
  const [rise, set] = [
    moonCrossing('rise', from, until, tromso),
    moonCrossing('set', from, until, tromso),
  ];
  expect((set! - rise!) / 60_000).toBeCloseTo(50, 0);
});

test('the first months of 1900 have an almanac and festivals', () => {
  const first = (date: string) => ({ ...DELHI, date });
  expect(panchangOf(first('1900-01-02')).month).toMatchObject({
    amanta: { index: 9 },
    shaka: 1821,
    vikram: 1956,
  });
  expect(panchangOf(first('1900-03-30')).month).toMatchObject({
    amanta: { index: 11 },
    shaka: 1821,
    vikram: 1956,
  });
  const keys = (date: string) => festivalsOf(first(date), 31).festivals.map(({ key }) => key);
  expect(keys('1900-01-01')).toContain('sankranti-9');
  expect(keys('1900-03-01')).toContain('new-year');
});

const CITIES = [
  DELHI,
  LONDON,
  { latitude: 19.076, longitude: 72.8777, zone: 'Asia/Kolkata' },
  { latitude: 8.0883, longitude: 77.5385, zone: 'Asia/Kolkata' },
  { latitude: 34.0837, longitude: 74.7973, zone: 'Asia/Kolkata' },
  { latitude: 27.7172, longitude: 85.324, zone: 'Asia/Kathmandu' },
  { latitude: 1.3521, longitude: 103.8198, zone: 'Asia/Singapore' },
  { latitude: 40.7128, longitude: -74.006, zone: 'America/New_York' },
  { latitude: 55.9533, longitude: -3.1883, zone: 'Europe/London' },
  { latitude: -33.8688, longitude: 151.2093, zone: 'Australia/Sydney' },
  { latitude: -36.8485, longitude: 174.7633, zone: 'Pacific/Auckland' },
  { latitude: 1.872, longitude: -157.4278, zone: 'Pacific/Kiritimati' },
];
const SIZES = { tithis: 30, karanas: 60, nakshatras: 27, yogas: 27, moonRashis: 12 } as const;

test('any day from 1950 to 2050 in any city, by either sunrise, has limbs in order and the vara of its date', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 36_889 }),
      fc.constantFrom(...CITIES),
      fc.constantFrom('almanac' as const, 'hindu' as const),
      (days, place, convention) => {
        const date = Temporal.PlainDate.from('1950-01-01').add({ days });
        const result = panchangOf({ ...place, date: date.toString() }, convention);
        expect(result.vara).toBe(date.dayOfWeek % 7);
        expect(
          Temporal.Instant.fromEpochMilliseconds(Math.round(result.sunrise))
            .toZonedDateTimeISO(place.zone)
            .toPlainDate()
            .toString(),
        ).toBe(date.toString());
        for (const limb of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
          const segments = result[limb];
          expect(
            segments[0]!.start <= result.sunrise && segments.at(-1)!.end >= result.nextSunrise,
            limb,
          ).toBe(true);
          segments.slice(1).forEach(({ index, start }, i) => {
            expect(start).toBe(segments[i]!.end);
            expect(index, limb).toBe((segments[i]!.index + 1) % SIZES[limb]);
          });
        }
        const { amanta, purnimanta } = result.month;
        const next = result.paksha === 'Krishna' && !amanta.adhika ? 1 : 0;
        expect(purnimanta.index).toBe((amanta.index + next) % 12);
        expect(result.rahu.end - result.rahu.start).toBeCloseTo(
          (result.sunset - result.sunrise) / 8,
          0,
        );
      },
    ),
    { numRuns: 150, seed: 20261122 },
  );
});
