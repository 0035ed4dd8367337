import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import reference from '../../jyotish/golden/births.json' with { type: 'json' };
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { kundliCache, savedKundlis } from './schema.ts';

const birth = {
  name: 'Asha',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Jaipur, Rajasthan, India',
};

describe.each(databaseKinds())('the kundli on %s', (kind) => {
  let shop: TestShop;
  /** The offset of the shop's clock from the machine's, in ms. */
  let next = 0;
  beforeAll(async () => {
    const clock = { now: () => Date.now() + next };
    shop = await createTestShop(kind, {}, { change: (deps) => ({ ...deps, clock }) });
  });
  afterAll(() => shop.close());

  const make = (change: object = {}) =>
    shop.visitor().post('/astrology/kundli', { ...birth, ...change });

  it('is computed once, then served from the cache, and the cache contains no names', async () => {
    const first = await make({ dob: '02/03/1970' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      source: 'api',
      name: 'Asha',
      usedDatetime: '1970-03-02T07:40:00+05:30',
    });
    const second = await make({ dob: '02-03-1970', name: 'Other' });
    expect(second.body).toMatchObject({ source: 'cache', name: 'Other' });
    expect(second.body.kundli).toEqual(first.body.kundli);
    expect(second.body.kundliChart).toContain('Other');
    const rows = await shop.deps.db.select().from(kundliCache);
    expect(JSON.stringify(rows)).not.toMatch(/Asha|Other/);
  });

  it('was computed once for many concurrent requests', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) => make({ dob: '06-03-1970', name: `N${n}` })),
    );
    const rest = await Promise.all(
      ['07', '08', '07'].map((day) => make({ dob: `${day}-03-1970` })),
    );
    const sources = (of: typeof results) => of.map(({ body }) => body.source).toSorted();
    expect(sources(results)).toEqual(['api', ...Array(11).fill('cache')]);
    expect(sources(rest)).toEqual(['api', 'api', 'cache']);
  });

  it('counts as new once its record has expired', async () => {
    const dob = '03/03/1970';
    await make({ dob });
    expect((await make({ dob })).body.source).toBe('cache');
    await shop.deps.db.update(kundliCache).set({ validUntil: new Date(Date.now() - 1000) });
    expect((await make({ dob, name: 'Meera' })).body.source).toBe('api');
  });

  it('is identical for a repeated request, and no shared cache may store it', async () => {
    const dob = '04/03/1970';
    const [first, second, third] = [await make({ dob }), await make({ dob }), await make({ dob })];
    expect(second.body).toEqual({ ...first.body, source: 'cache' });
    expect(third.body).toEqual(second.body);
    expect(third.headers['cache-control']).toBe('no-store');
    expect((await make({ dob, name: 'Meera' })).body.kundliChart).toContain('Meera');
    expect((await make({ dob, birthTime: '07:41' })).body.source).toBe('api');
  });

  it('returns the periods current at the request, however often it was requested before', async () => {
    const dob = '05/03/1970';
    for (let n = 0; n < 3; n += 1) await make({ dob });
    const { running } = (await make({ dob })).body;
    next = Date.parse(running.pratyantardasha.end) + 1000 - Date.now();
    const after = (await make({ dob })).body.running;
    next = 0;
    expect(Date.parse(after.pratyantardasha.start)).toBe(Date.parse(running.pratyantardasha.end));
  });

  it('matches the reference births through the full request pipeline', async () => {
    for (const sample of reference.births) {
      const [year, month, day] = sample.date.split('-');
      const { body } = await make({
        dob: `${day}-${month}-${year}`,
        birthTime: sample.time,
        location: sample.place,
        lat: sample.latitude,
        lon: sample.longitude,
        timezone: sample.zone,
      });
      const rashis = Object.fromEntries(
        body.chart.grahas.map((row: { graha: string; rashi: string }) => [row.graha, row.rashi]),
      );
      const expected = Object.fromEntries(
        Object.entries(sample.grahas).map(([graha, { rashi }]) => [graha, rashi]),
      );
      expect(rashis, sample.id).toEqual(expected);
      expect(body.chart.lagna.rashi, sample.id).toBe(sample.lagnaRashi);
      expect(Math.abs(body.chart.lagna.longitude - sample.lagna) * 3600, sample.id).toBeLessThan(1);
      expect(body.kundli.data.nakshatra_details.zodiac.name, sample.id).toBe(sample.zodiac);
    }
  });

  it('has the shape that the specification lists', async () => {
    const { body } = await make();
    const text = expect.any(String);
    expect(body).toMatchObject({
      ...birth,
      source: expect.stringMatching(/^(api|cache)$/),
      coordinates: { lat: expect.any(Number), lon: expect.any(Number) },
      usedDatetime: '1995-08-14T07:40:00+05:30',
      kundliChart: expect.stringMatching(/^<svg /),
    });
    const { data } = body.kundli;
    expect(data).toMatchObject({
      nakshatra_details: {
        nakshatra: {
          name: 'Uttara Bhadrapada',
          lord: { name: 'Saturn', vedic_name: 'Shani' },
          pada: 3,
        },
        chandra_rasi: { name: 'Meena', lord: { name: 'Jupiter', vedic_name: 'Guru' } },
        soorya_rasi: { name: 'Karka', lord: { name: 'Moon', vedic_name: 'Chandra' } },
        zodiac: { name: 'Leo' },
        additional_info: { deity: 'Ahir Budhnya', planet: 'Shani' },
      },
      mangal_dosha: {
        has_dosha: true,
        description: expect.stringContaining('Mars stands in Kanya, the 2nd house'),
        has_exception: true,
        type: 'Mild',
      },
      dasha_balance: {
        lord: { name: 'Saturn', vedic_name: 'Shani' },
        description: '8 years 11 months 24 days',
      },
    });
    expect(data.yoga_details).toHaveLength(4);
    for (const group of data.yoga_details) {
      expect(group).toMatchObject({ name: text, description: text });
      expect(group.yoga_list.length).toBeGreaterThan(3);
      for (const yoga of group.yoga_list)
        expect(yoga).toEqual({ name: text, has_yoga: expect.any(Boolean), description: text });
    }
    expect(data.dasha_periods).toHaveLength(9);
    for (const period of data.dasha_periods) {
      expect(period).toMatchObject({ name: text, start: text, end: text });
      expect(period.antardasha).toHaveLength(9);
      for (const part of period.antardasha)
        expect(part).toMatchObject({ name: text, start: text, end: text });
    }
    expect(body.gems).toMatchObject({
      basis: 'lagna',
      alternative: expect.any(Object),
      disclaimer: text,
    });
  });

  it('is in Hindi on request, from the numbers cached for English', async () => {
    const en = (await make({ dob: '05-06-1988' })).body;
    const { body } = await make({ dob: '05-06-1988', language: 'hi' });
    expect(body.source).toBe('cache');
    expect(body.chart.lagna).toEqual({
      ...en.chart.lagna,
      rashi: expect.stringMatching(/^[\u0900-\u097f]+$/),
      nakshatra: expect.stringMatching(/^[\u0900-\u097f]+$/),
    });
    expect(body.kundli.data.dasha_periods).toEqual(en.kundli.data.dasha_periods);
    expect(body.kundli.data.mangal_dosha.description).toMatch(/[\u0900-\u097f].*।$/);
    expect(body.gems.best).toMatchObject({ graha: en.gems.best.graha, known: en.gems.best.known });
    expect(body.gems.best.stone).toMatch(/[\u0900-\u097f]/);
    expect(body.kundliChart).toContain("lang='hi'");
    const unknown = await make({ birthTime: undefined, location: 'Shahpur', language: 'hi' });
    expect(unknown.body.message).toMatch(/^जन्म स्थान के लिए हमने .+ जन्म समय नहीं दिया गया/);
    const rejected = await make({ dob: '01-01-2999', language: 'hi' });
    expect(rejected.body.fields).toEqual({ dob: 'जन्म तिथि भविष्य की है।' });
    expect((await make({ language: 'fr' })).status).toBe(400);
  });

  it('returns its assumptions without a birth time, and nothing that depends on the lagna', async () => {
    const { body } = await make({ birthTime: undefined });
    expect(body.source).toBe('fallback');
    expect(body.message).toContain('12:00');
    expect(body.usedDatetime).toBe('1995-08-14T12:00:00+05:30');
    expect(body.chart.lagna).toBeNull();
    expect(body.gems.basis).toBe('nakshatra');
    // The dashas depend on the Moon's exact minute: no dates and no running period are stated.
    const { dasha_periods, dasha_balance } = body.kundli.data;
    expect([dasha_periods, dasha_balance, body.running]).toEqual([[], null, null]);
    expect(body.message).toContain('Dashas follow the Moon to the minute of birth.');
    for (const { periods } of body.openDay.dashas) {
      expect(periods).toHaveLength(9);
      const [{ end }] = periods;
      expect(Date.parse(end.latest) - Date.parse(end.earliest)).toBeGreaterThan(0);
    }
    expect((await make({})).body.openDay).toBeNull();
  });

  it('names the place it used of several with one name', async () => {
    const { body } = await make({ location: 'Shahpur' });
    expect(body.source).toBe('fallback');
    expect(body.message).toMatch(/Shahpur/);
  });

  it.each([
    ['dob', { dob: '31-02-1990' }, 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.'],
    ['dob', { dob: '1990-02-01' }, 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.'],
    [
      'birthTime',
      { birthTime: '25:00' },
      'Invalid birth time. Please use HH:MM in 24-hour format.',
    ],
    ['gender', { gender: 'x' }, 'Please choose a gender.'],
    ['name', { name: '  ' }, 'Please enter a name.'],
    ['lon', { lat: 20 }, 'Please enter the longitude too.'],
    ['timezone', { lat: 20, lon: 70, timezone: 'Asia/Nowhere' }, 'This time zone is not known.'],
    ['dob', { dob: '01-01-2999' }, 'The date of birth is in the future.'],
    [
      'location',
      { lat: 80, lon: 20, timezone: 'Europe/Oslo' },
      'Charts can be drawn for places between 66° south and 66° north.',
    ],
    ['location', { location: 'x'.repeat(10_000) }, 'At most 200 characters.'],
  ])('names %s and says what is wrong with %j', async (field, change, message) => {
    const { status, body } = await make(change);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: message });
    expect(body.message).toBe(message);
  });

  it('returns a clear error when the place is unknown', async () => {
    const { status, body } = await make({ location: 'Qxzvwk' });
    expect([status, body.code]).toEqual([400, 'place_not_found']);
  });

  it('never carries markup from a name into the drawing', async () => {
    const { body } = await make({ name: '<script>alert(1)</script>"\'&' });
    expect(body.kundliChart).not.toMatch(/<script/i);
    expect(body.kundliChartSouth).not.toMatch(/<script/i);
  });

  it('uses the war time of 1942', async () => {
    const { body } = await make({ dob: '11-11-1942', birthTime: '23:26' });
    expect(body.usedDatetime).toBe('1942-11-11T23:26:00+06:30');
  });

  it.each([
    ['Reykjavik', '10-01-1950', '12:00', 'Atlantic/Reykjavik', '-01:00', 'standard'],
    ['Port of Spain', '10-07-1943', '12:00', 'America/Port_of_Spain', '-04:00', 'standard'],
    ['Amsterdam', '15-06-1946', '12:00', 'Europe/Amsterdam', '+01:00', 'standard'],
    ['Jaipur', '11-11-1942', '23:26', 'Asia/Kolkata', '+06:30', 'daylight'],
    ['Boston, Massachusetts', '01-05-1880', '12:00', 'America/New_York', '-04:44:14', 'local-mean'],
  ])(
    'returns the clock that %s had on %s',
    async (location, dob, birthTime, zone, offset, kind) => {
      const { body } = await make({ location, dob, birthTime });
      expect(body.usedDatetime.slice(11)).toBe(`${birthTime}:00${offset}`);
      expect(body.clock).toMatchObject({ zone, offset, kind });
      expect(body.clock.text).toContain(`UTC${offset}`);
    },
  );

  it('names the clock of a birthplace before standard time in Hindi', async () => {
    const { body } = await make({
      location: 'Jaipur',
      dob: '01-05-1850',
      birthTime: '12:00',
      language: 'hi',
    });
    expect(body.clock.text).toBe('उस स्थान का स्थानीय माध्य समय (विश्व समय से +05:03:09)');
  });

  it('suggests places and credits their source', async () => {
    const { body } = await shop.visitor().get('/places?q=jaip');
    expect(body.places[0]).toMatchObject({
      name: 'Jaipur',
      region: 'Rajasthan',
      country: 'India',
      timezone: 'Asia/Kolkata',
    });
    expect(body.credit).toContain('GeoNames');
    expect((await shop.visitor().get('/places?q=')).body.places).toEqual([]);
  });

  it('returns the day for twelve signs in the specified format, the same for all clients', async () => {
    const { body } = await shop.visitor().get('/create/horoscope');
    expect(body.dailyHoroscope).toHaveLength(12);
    expect(body.dailyHoroscope[0]).toEqual({
      sign: 'aries',
      data: { data: { daily_prediction: { sign_name: 'Aries', prediction: expect.any(String) } } },
    });
    expect((await shop.visitor().get('/create/horoscope')).body).toEqual(body);
    const day = (await shop.visitor().get('/horoscope')).body;
    expect(day.signs.map((sign: { prediction: string }) => sign.prediction)).toEqual(
      body.dailyHoroscope.map(
        (entry: { data: { data: { daily_prediction: { prediction: string } } } }) =>
          entry.data.data.daily_prediction.prediction,
      ),
    );
  });

  it('returns the day in Hindi with the same signs', async () => {
    const { body } = await shop.visitor().get('/create/horoscope?language=hi');
    expect(body.dailyHoroscope[0]).toMatchObject({
      sign: 'aries',
      data: {
        data: { daily_prediction: { sign_name: 'मेष', prediction: expect.stringMatching(/।$/) } },
      },
    });
    expect((await shop.visitor().get('/horoscope?language=hi')).body.signs[11].rashi).toBe('मीन');
  });

  it('saves births only for users on request, and lists only their own', async () => {
    expect((await shop.visitor().post('/users/kundlis', birth)).status).toBe(401);
    const [one, two] = [shop.visitor(), shop.visitor()];
    for (const [visitor, email] of [
      [one, 'one@example.com'],
      [two, 'two@example.com'],
    ] as const) {
      await visitor.post('/user/register', {
        email,
        password: 'a long and odd phrase',
        name: 'Someone',
      });
    }
    const saved = (await one.post('/users/kundlis', birth)).body.kundlis;
    expect(saved).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.any(String),
        request: birth,
        daily: false,
        dailyPush: false,
      },
    ]);
    const other = (await one.post('/users/kundlis', { ...birth, name: 'Another' })).body;
    expect(other.id).toBe(other.kundlis[1].id);
    const latest = (await one.post('/users/kundlis', birth)).body;
    expect(latest, 'a repeated press saves nothing twice').toEqual({ ...other, id: saved[0].id });
    await one.delete(`/users/kundlis/${other.id}`);
    expect((await two.get('/users/kundlis')).body.kundlis).toEqual([]);
    expect((await two.delete(`/users/kundlis/${saved[0].id}`)).status).toBe(404);
    expect((await one.delete(`/users/kundlis/${saved[0].id}`)).body.kundlis).toEqual([]);
  });

  it('saves fifty births of a user, and rejects one more with a message', async () => {
    const user = await newMember(shop);
    const births = Array.from({ length: 50 }, (_, at) => ({
      id: `kundli-${user.id}-${at}`,
      userId: user.id,
      request: birth,
    }));
    await shop.deps.db.insert(savedKundlis).values(births.slice(1));
    const last = await user.post('/users/kundlis', { ...birth, name: 'The last' });
    expect(last.body.kundlis).toHaveLength(50);
    const full = await user.post('/users/kundlis', { ...birth, name: 'One more' });
    expect([full.status, full.body.code]).toEqual([400, 'invalid_input']);
    expect((await user.get('/users/kundlis')).body.kundlis).toHaveLength(50);
  });
});
