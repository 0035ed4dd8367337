import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe('births at the edges of calendar, clock and globe', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop('embedded');
  });
  afterAll(() => shop.close());

  const make = (change: object) =>
    shop.visitor().post('/astrology/kundli', {
      name: 'Asha',
      gender: 'male',
      location: 'Somewhere',
      ...change,
    });

  it('are accepted or rejected at the field, and never crash', async () => {
    const two = (n: number) => String(n).padStart(2, '0');
    const births = fc.record({
      dob: fc
        .tuple(
          fc.integer({ min: 1, max: 31 }),
          fc.integer({ min: 1, max: 12 }),
          fc.constantFrom(1799, 1800, 1899, 1900, 1942, 2000, 2024, 2026, 2027),
        )
        .map(([day, month, year]) => `${two(day)}-${two(month)}-${year}`),
      birthTime: fc.constantFrom(undefined, '00:00', '00:01', '02:30', '12:00', '23:59'),
      lat: fc.constantFrom(-90, -66.1, -66, 0, 26.9, 66, 66.1, 90),
      lon: fc.constantFrom(-180, -179.9, 0, 75.8, 179.9, 180),
      timezone: fc.constantFrom(
        'Asia/Kolkata',
        'Pacific/Kiritimati',
        'Pacific/Pago_Pago',
        'America/New_York',
        'Europe/Oslo',
        '+14:00',
        '-12:00',
        '+16:30',
        '+05:53:20',
        'Mars/Olympus',
      ),
      language: fc.constantFrom('en', 'hi'),
    });
    await fc.assert(
      fc.asyncProperty(births, async (birth) => {
        const { status, body } = await make(birth);
        if (status === 200) {
          expect(makeKundliRoute.reply.parse(body)).toEqual(body);
          expect(body.kundli.data.dasha_periods).toHaveLength(
            birth.birthTime === undefined ? 0 : 9,
          );
          expect(body.openDay?.dashas.length ?? 0).toBeGreaterThanOrEqual(
            birth.birthTime === undefined ? 1 : 0,
          );
          expect(body.chart.lagna === null).toBe(birth.birthTime === undefined);
        } else {
          expect([status, Object.keys(body.fields).length]).toEqual([400, 1]);
          expect(body.message.length).toBeGreaterThan(10);
        }
      }),
      { numRuns: 120, seed: 20261121 },
    );
  });

  it('beyond the polar circles have no houses, with a note; without a time they have the rest', async () => {
    const tromso = { dob: '21-06-1990', lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo' };
    const timed = await make({ ...tromso, birthTime: '12:00' });
    expect([timed.status, timed.body.fields]).toEqual([
      400,
      { location: 'Charts can be drawn for places between 66° south and 66° north.' },
    ]);
    const untimed = await make(tromso);
    expect([untimed.status, untimed.body.source, untimed.body.chart.lagna]).toEqual([
      200,
      'fallback',
      null,
    ]);
  });

  it.each([
    [
      'a fixed offset with seconds',
      '12-07-1936',
      { lat: 22.5, lon: 88.3, timezone: '+05:53:20' },
      'Ravivara',
    ],
    [
      'local mean time',
      '12-07-1902',
      { lat: 22.57, lon: 88.36, timezone: 'Asia/Kolkata' },
      'Shanivara',
    ],
  ])('at %s have their weekday', async (_, dob, place, vara) => {
    const { status, body } = await make({ ...place, dob, birthTime: '18:20' });
    expect([status, body.panchang?.vara.name]).toEqual([200, vara]);
  });

  it('on either side of the date line are a day apart on the clock and the same in the sky', async () => {
    const place = { lat: -13.8, lon: -171.8, birthTime: '23:59' };
    const west = (await make({ ...place, dob: '05-05-2010', timezone: '-11:00' })).body;
    const east = (await make({ ...place, dob: '06-05-2010', timezone: '+13:00' })).body;
    expect(west.usedDatetime).toBe('2010-05-05T23:59:00-11:00');
    expect(east.usedDatetime).toBe('2010-05-06T23:59:00+13:00');
    expect(east.chart.grahas).toEqual(west.chart.grahas);
  });

  it('in a skipped or doubled hour abroad return the time used', async () => {
    const york = { lat: 40.7, lon: -74, timezone: 'America/New_York' };
    const skipped = (await make({ ...york, dob: '13-03-2016', birthTime: '02:30' })).body;
    expect([skipped.source, skipped.message]).toEqual([
      'api',
      'Clocks skipped 02:30 that day; 03:30 was used.',
    ]);
    const doubled = (await make({ ...york, dob: '06-11-2016', birthTime: '01:30' })).body;
    expect(doubled.message).toBe('Clocks showed this time twice that day; the first was used.');
    expect(doubled.usedDatetime).toBe('2016-11-06T01:30:00-04:00');
  });
});
