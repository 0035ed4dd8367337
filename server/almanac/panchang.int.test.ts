import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFERENCE_DAYS, type ReferenceDay } from '../../jyotish/golden/almanac.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

/**
 * Tolerances in seconds: of sunrise, sunset and the parts of the day; of moonrise and the ends of
 * the limbs.
 */
const SUN_TOLERANCE = 5;
const MOON_TOLERANCE = 10;

type Span = { start: string; end: string };

let shop: TestShop;
/** 22 November 2026, 00:30 in India: still the 21st in London. */
const midnight = Date.parse('2026-11-22T00:30:00+05:30');
beforeAll(async () => {
  shop = await createTestShop(
    'embedded',
    {},
    { change: (deps) => ({ ...deps, clock: { now: () => midnight } }) },
  );
});
afterAll(() => shop.close());

const request = (path: string, query: Record<string, string | number>) =>
  shop
    .visitor()
    .get(
      `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`,
    );
const seconds = (iso: string) => Date.parse(iso) / 1000;
const ends = (spans: readonly Span[]) =>
  spans.flatMap(({ start, end }) => [seconds(start), seconds(end)]);

function expectClose(
  actual: readonly number[],
  expected: readonly number[],
  tolerance: number,
  name: string,
) {
  expect(actual.length, name).toBe(expected.length);
  for (const [i, second] of expected.entries())
    expect(Math.abs(actual[i]! - second), name).toBeLessThan(tolerance);
}

const cases = REFERENCE_DAYS.flatMap((day) =>
  (['almanac', 'hindu'] as const).map((sunrise) => ({
    ...day,
    name: `${day.place} ${day.date}`,
    sunrise,
  })),
);

const dayOf = ({ latitude, longitude, zone, date, sunrise }: ReferenceDay & { sunrise: string }) =>
  request('/panchang', { lat: latitude, lon: longitude, timezone: zone, date, sunrise });

describe('the panchang of a day', () => {
  it.each(cases)('has the reference values of $name ($sunrise)', async (reference) => {
    const { status, body } = await dayOf(reference);
    expect(status).toBe(200);
    const { sun, sunRashi, limbs, kshaya, vriddhi, spans, lists, choghadiya, hora } =
      reference[reference.sunrise];
    expectClose(
      [body.sun.rise, body.sun.set, body.sun.nextRise].map(seconds),
      sun,
      SUN_TOLERANCE,
      'Sun',
    );
    expect(body.sun.rashi.index).toBe(sunRashi);
    for (const [i, at] of [body.moon.rise, body.moon.set].entries()) {
      const expected = reference.moon[i] ?? null;
      expect(at === null, 'Moon').toBe(expected === null);
      if (expected !== null) expectClose([seconds(at)], [expected], MOON_TOLERANCE, 'Moon');
    }
    const result = { ...body, moonRashi: body.moon.rashis };
    for (const [subject, list] of [
      ['tithi', 'tithis'],
      ['karana', 'karanas'],
      ['nakshatra', 'nakshatras'],
      ['yoga', 'yogas'],
      ['moonRashi', 'moonRashi'],
    ] as const) {
      const segments: (Span & { index: number })[] = result[list];
      expect(
        segments.map(({ index }) => index),
        subject,
      ).toEqual(limbs[subject].map(([index]) => index));
      expectClose(
        ends(segments),
        limbs[subject].flatMap(([, start, end]) => [start, end]),
        MOON_TOLERANCE,
        subject,
      );
    }
    const skipped = body.tithis.filter((tithi: { kshaya: boolean }) => tithi.kshaya);
    expect(skipped.map(({ index }: { index: number }) => index)).toEqual(kshaya);
    expect(body.vriddhiTithi).toBe(vriddhi);
    for (const subject of [
      'rahu',
      'yamaganda',
      'gulika',
      'abhijit',
      'brahma',
      'brahmaFixed',
    ] as const) {
      expectClose(ends([body[subject]]), spans[subject], SUN_TOLERANCE, subject);
    }
    expectClose(ends(body.durmuhurta), lists.durmuhurta.flat(), SUN_TOLERANCE, 'durmuhurta');
    expectClose(ends(body.varjyam), lists.varjyam.flat(), MOON_TOLERANCE, 'varjyam');
    expectClose(ends(body.amritKaal), lists.amritKaal.flat(), MOON_TOLERANCE, 'amrit kaal');
    const valuesOf = (of: { day: object[]; night: object[] }, key: string) =>
      [...of.day, ...of.night].map((part) => (part as Record<string, string>)[key]).join(' ');
    expect(valuesOf(body.choghadiya, 'key')).toBe(choghadiya);
    expect(valuesOf(body.hora, 'graha')).toBe(hora);
    const { amanta, purnimanta, shaka, vikram } = body.month;
    expect([amanta.index, purnimanta.index, amanta.adhika, shaka, vikram]).toEqual(reference.month);
  });

  it('writes names and instants of the place: English, Hindi, and its own offset', async () => {
    const en = (await request('/panchang', { city: 'jaipur', date: '2026-11-22' })).body;
    expect(en).toMatchObject({
      place: { slug: 'jaipur', name: 'Jaipur', region: 'Rajasthan', timezone: 'Asia/Kolkata' },
      date: '2026-11-22',
      sunrise: 'almanac',
      vara: { index: 0, name: 'Ravivara', lord: 'Sun' },
      paksha: 'Shukla',
      month: {
        amanta: { name: 'Kartika', adhika: false },
        purnimanta: { name: 'Kartika' },
        disputed: null,
      },
      festivals: [
        { key: 'pradosh-shukla', name: 'Pradosh Vrat', rank: 'monthly', disputed: false },
      ],
    });
    expect(
      en.tithis.map(({ name, number }: { name: string; number: number }) => [name, number]),
    ).toEqual([
      ['Trayodashi', 13],
      ['Chaturdashi', 14],
    ]);
    expect(en.sun.rise).toMatch(/^2026-11-22T06:51:3\d\+05:30$/);
    const hindi = (
      await request('/panchang', { city: 'jaipur', date: '2026-11-22', language: 'hi' })
    ).body;
    expect(hindi).toMatchObject({
      place: { name: 'जयपुर' },
      vara: { name: 'रविवार' },
      festivals: [{ name: 'प्रदोष व्रत' }],
    });
    const london = (await request('/panchang', { city: 'london', date: '2026-03-29' })).body;
    expect([london.sun.rise.slice(-6), london.brahma.start.slice(-6)]).toEqual([
      '+01:00',
      '+01:00',
    ]);
  });

  it('defaults to today at the place, cached for only a minute', async () => {
    const [delhi, london] = [
      await request('/panchang', { city: 'delhi' }),
      await request('/panchang', { city: 'london' }),
    ];
    expect([delhi.body.date, london.body.date]).toEqual(['2026-11-22', '2026-11-21']);
    expect(delhi.headers['cache-control']).toBe('public, max-age=60');
    const dated = await request('/panchang', { city: 'delhi', date: '2026-11-22' });
    expect(dated.headers['cache-control']).toBe('public, max-age=86400');
    expect(dated.body).toEqual(delhi.body);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['no place', {}, 400, 'city'],
    ['an unknown city', { city: 'no-such-city' }, 404, 'city'],
    ['what is no slug', { city: 'New Delhi' }, 400, 'city'],
    ['half a place', { lat: '26.9', lon: '75.8' }, 400, 'timezone'],
    ['an unknown zone', { lat: '26.9', lon: '75.8', timezone: 'Asia/Nowhere' }, 400, 'timezone'],
    [
      'a latitude beyond the pole',
      { lat: '91', lon: '75.8', timezone: 'Asia/Kolkata' },
      400,
      'lat',
    ],
    ['no number', { lat: '1e1', lon: '75.8', timezone: 'Asia/Kolkata' }, 400, 'lat'],
    ['a day that no month has', { city: 'delhi', date: '2026-02-30' }, 400, 'date'],
    ['a year before the tables', { city: 'delhi', date: '1899-12-31' }, 400, 'date'],
    ['a year after them', { city: 'delhi', date: '2061-01-01' }, 400, 'date'],
    ['an unknown convention', { city: 'delhi', sunrise: 'noon' }, 400, 'sunrise'],
    ['an unknown language', { city: 'delhi', language: 'fr' }, 400, 'language'],
  ])('refuses %s and names the field', async (_, query, status, field) => {
    const reply = await request('/panchang', query);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([status, [field]]);
  });

  it('reports that a polar day has no sunrise', async () => {
    const polar = { lat: '69.65', lon: '18.96', timezone: 'Europe/Oslo', date: '2026-06-21' };
    const { status, body } = await request('/panchang', polar);
    expect([status, body.code]).toEqual([422, 'no_sunrise']);
  });

  it('returns the first and the last supported day with their festivals', async () => {
    for (const date of ['1900-01-01', '2060-12-30']) {
      const { status, body } = await request('/panchang', { city: 'delhi', date });
      expect([status, Array.isArray(body.festivals)]).toEqual([200, true]);
    }
  });

  it('formats the seconds of a local mean time’s offset', async () => {
    const { body } = await request('/panchang', {
      lat: '28.6139',
      lon: '77.209',
      timezone: 'Asia/Kolkata',
      date: '1905-06-01',
    });
    expect(body.sun.rise).toMatch(/^1905-06-01T\d\d:\d\d:\d\d\+05:21:10$/);
  });

  it('rejects a date skipped by the time zone, and omits it from the month', async () => {
    const apia = { lat: '-13.83', lon: '-171.77', timezone: 'Pacific/Apia' };
    const skipped = await request('/panchang', { ...apia, date: '2011-12-30' });
    expect([skipped.status, Object.keys(skipped.body.fields)]).toEqual([400, ['date']]);
    const dates = (await request('/panchang/month', { ...apia, month: '2011-12' })).body.days.map(
      ({ date }: { date: string }) => date,
    );
    expect(dates.slice(-2)).toEqual(['2011-12-29', '2011-12-31']);
  });

  it('names a kshaya month by both names', async () => {
    const { body } = await request('/panchang', { city: 'delhi', date: '1983-01-20' });
    expect(body.month).toMatchObject({ kshaya: true, amanta: { name: 'Pausha / Magha' } });
  });
});

describe('a month', () => {
  it('has every day with the data of its sunrise, and its festivals', async () => {
    const { body } = await request('/panchang/month', { city: 'delhi', month: '2026-01' });
    expect(body.days).toHaveLength(31);
    // Compared with the response for each single day.
    for (const at of [0, 5, 30]) {
      const day = body.days[at];
      const full = (await request('/panchang', { city: 'delhi', date: day.date })).body;
      expect(day).toMatchObject({
        vara: { name: full.vara.name },
        sunrise: full.sun.rise,
        sunset: full.sun.set,
        tithi: full.tithis[0],
        kshayaTithis: full.tithis.filter(({ kshaya }: { kshaya: boolean }) => kshaya),
        nakshatra: { name: full.nakshatras[0].name },
        festivals: full.festivals,
      });
    }
    const daysWith = (key: string) =>
      body.days.filter(({ festivals }: { festivals: { key: string }[] }) =>
        festivals.some((one) => one.key === key),
      );
    expect(daysWith('sankranti-9').map(({ date }: { date: string }) => date)).toEqual([
      '2026-01-14',
    ]);
    expect(daysWith('shattila-ekadashi').map(({ date }: { date: string }) => date)).toEqual([
      '2026-01-14',
    ]);
  });

  it('is the current month at the place by default', async () => {
    expect((await request('/panchang/month', { city: 'delhi' })).body.month).toBe('2026-11');
  });

  it('has days without values where there is no sunrise, and rejects a month of only such days', async () => {
    const tromso = { lat: '69.65', lon: '18.96', timezone: 'Europe/Oslo' };
    const may = (await request('/panchang/month', { ...tromso, month: '2026-05' })).body;
    expect([may.days[0].sunrise === null, may.days[30].sunrise, may.festivalsKnown]).toEqual([
      false,
      null,
      false,
    ]);
    expect(may.days.some(({ festivals }: { festivals: unknown[] }) => festivals.length > 0)).toBe(
      true,
    );
    const june = await request('/panchang/month', { ...tromso, month: '2026-06' });
    expect([june.status, june.body.code]).toEqual([422, 'no_sunrise']);
  });

  it.each([
    [{ month: '2026-13' }, 'month'],
    [{ month: '1850-01' }, 'month'],
  ])('rejects %j', async (query, field) => {
    const reply = await request('/panchang/month', { city: 'delhi', ...query });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  });
});

describe('the calendar file', () => {
  const file = (query: Record<string, string>) =>
    request('/panchang/calendar.ics', { city: 'delhi', ...query });

  it('has the festivals and ekadashis of a month as all-day events', async () => {
    const { status, body, headers } = await file({ month: '2026-11' });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="panchang-delhi-2026-11.ics"',
    );
    const text: string = body;
    const month = (await request('/panchang/month', { city: 'delhi', month: '2026-11' })).body;
    const observed = month.days.flatMap(
      ({ date, festivals }: { date: string; festivals: object[] }) =>
        festivals.map(() => `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`),
    );
    expect(text.match(/DTSTART[^\r]*/g)).toEqual(observed);
    expect(text).toContain('SUMMARY:Diwali (Lakshmi Puja)\r\n');
    // Devutthana Ekadashi is disputed, because its Dwadashi ends before the next sunrise; Diwali's
    // date is not.
    expect(text).toContain(
      'SUMMARY:Devutthana Ekadashi\r\nDESCRIPTION:some observe it on another day\r\n',
    );
    expect(text).toContain('SUMMARY:Diwali (Lakshmi Puja)\r\nTRANSP');
    expect(text).toContain('SUMMARY:Kartika Purnima\\, Guru Nanak Jayanti\r\n');
    const uids = text.match(/UID:[^\r]*/g) ?? [];
    expect(new Set(uids).size).toBe(observed.length);
  });

  it('covers a year, in Hindi, in lines within the length limit, reproducibly', async () => {
    const first = await file({ year: '2027', language: 'hi' });
    const text: string = first.body;
    expect(text).toContain('दीपावली');
    expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(100);
    const maximum = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(maximum).toBeLessThanOrEqual(75);
    expect((await file({ year: '2027', language: 'hi' })).body).toBe(text);
  });

  it('covers the first and the last supported year, and the available days of a year with a polar day', async () => {
    const tromso = { lat: '69.65', lon: '18.96', timezone: 'Europe/Oslo' };
    for (const query of [
      { city: 'delhi', year: '1900' },
      { city: 'delhi', year: '2060' },
      { ...tromso, year: '2026' },
    ]) {
      const { status, body } = await request('/panchang/calendar.ics', query);
      expect(status).toBe(200);
      expect(body.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(40);
      expect(body.includes('X-WR-CALDESC:Some festivals cannot be shown')).toBe('lat' in query);
    }
  });

  it('has its creation time, and escaped UIDs', async () => {
    const { body } = await request('/panchang/calendar.ics', {
      lat: '28.61',
      lon: '77.2',
      timezone: 'Asia/Kolkata',
      month: '2027-01',
    });
    expect(new Set(body.match(/DTSTAMP:[^\r]*/g))).toEqual(new Set(['DTSTAMP:20261121T190000Z']));
    expect(body).toMatch(/UID:20270115-sankranti-9-28\.61\\,77\.2@jyotiratna\r/);
  });

  it('rejects a month and a year together, and unsupported years', async () => {
    const ambiguous = await file({ year: '2027', month: '2027-01' });
    expect([ambiguous.status, Object.keys(ambiguous.body.fields)]).toEqual([400, ['year']]);
    const unsupported = await file({ year: '2061' });
    expect([unsupported.status, Object.keys(unsupported.body.fields)]).toEqual([400, ['year']]);
  });
});

describe('cities', () => {
  it('are the largest ones before any input, each with a page of its own', async () => {
    const { cities, credit } = (await shop.visitor().get('/panchang/cities')).body;
    expect(cities.length).toBe(24);
    expect(credit).toContain('GeoNames');
    for (const { slug, name } of cities) {
      expect(
        (await request('/panchang', { city: slug, date: '2026-11-22' })).body.place,
      ).toMatchObject({ slug, name });
    }
  });

  it('are found by input in either script', async () => {
    const first = async (q: string) =>
      (await request('/panchang/cities', { q })).body.cities[0]?.slug;
    expect([
      await first('banaras'),
      await first('वाराणसी'),
      await first('hyderabad, pakistan'),
    ]).toEqual(['varanasi', 'varanasi', 'hyderabad-sindh']);
    expect((await request('/panchang/cities', { q: 'xqzzk' })).body.cities).toEqual([]);
  });
});
