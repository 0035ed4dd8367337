import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import reference from '../../jyotish/golden/almanac.json' with { type: 'json' };
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded');
});
afterAll(() => shop.close());

const asha = {
  name: 'Asha',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Jaipur, Rajasthan, India',
};
const request = (change: object = {}) =>
  shop.visitor().post('/astrology/kundli/deeper', { ...asha, ...change });

type Birth = { latitude: number; longitude: number; utc: number; offset: number };
const births = reference.births as unknown as Readonly<Record<string, Birth>>;

/** A golden birth as a customer enters it: by the clock of its place, with the stated offset. */
function bornAs(id: string) {
  const { latitude, longitude, utc, offset } = births[id]!;
  const local = new Date((utc + offset) * 1000).toISOString();
  const clock = new Date(Math.abs(offset) * 1000).toISOString().slice(11, 19);
  return {
    dob: local.slice(0, 10).split('-').reverse().join('-'),
    birthTime: local.slice(11, 16),
    location: 'There',
    lat: latitude,
    lon: longitude,
    timezone: `${offset < 0 ? '-' : '+'}${clock}`,
  };
}

const grahas = [
  'Lagna',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
];

it.each(reference.vargas)(
  'the divisional charts and the ashtakavarga of $birth are the reference ones',
  async (expected) => {
    const { status, body } = await request(bornAs(expected.birth));
    expect(status).toBe(200);
    for (const { parts, rashis } of body.vargas) {
      const result = grahas.map((graha) => rashis[graha]).join(' ');
      expect([parts, result]).toEqual([
        parts,
        (expected.signs as Record<string, string>)[String(parts)],
      ]);
    }
    for (const [graha, row] of Object.entries(expected.bav))
      expect([graha, body.ashtakavarga.bav[graha].join(' ')]).toEqual([graha, row]);
    expect(body.ashtakavarga.sav.reduce((total: number, bindus: number) => total + bindus, 0)).toBe(
      337,
    );
  },
);

it.each(reference.sadeSati)(
  'Saturn’s passages over the Moon of $birth are the reference ones, within two hours',
  async (sample) => {
    const { body } = await request(bornAs(sample.birth));
    type Passage = {
      phase: string;
      rashi: number;
      start: string;
      end: string;
      cycle: number | null;
    };
    const result = body.sadeSati as Passage[];
    const expected = sample.stays as [string, number, number, number, number | null][];
    expect(result.map(({ phase, rashi, cycle }) => [phase, rashi, cycle])).toEqual(
      expected.map(([phase, rashi, , , cycle]) => [phase, rashi, cycle]),
    );
    for (const [at, [, , start, end]] of expected.entries()) {
      expect(Math.abs(Date.parse(result[at]!.start) / 1000 - start)).toBeLessThan(7200);
      expect(Math.abs(Date.parse(result[at]!.end) / 1000 - end)).toBeLessThan(7200);
    }
  },
);

describe('dashas', () => {
  it('tile 120 years without a gap on all three levels', async () => {
    const { dashas } = (await request()).body;
    type Period = { start: string; end: string };
    const tiles = (periods: Period[], full: Period) => {
      expect([periods.length, periods[0]!.start, periods.at(-1)!.end]).toEqual([
        9,
        full.start,
        full.end,
      ]);
      for (const [at, { end }] of periods.slice(0, -1).entries())
        expect(periods[at + 1]!.start).toBe(end);
    };
    tiles(dashas, { start: dashas[0].start, end: dashas[8].end });
    for (const maha of dashas) {
      tiles(maha.antardashas, maha);
      for (const antar of maha.antardashas) tiles(antar.pratyantardashas, antar);
    }
    const kundli = (await shop.visitor().post('/astrology/kundli', asha)).body;
    expect(dashas.map(({ name, start }: { name: string; start: string }) => [name, start])).toEqual(
      kundli.kundli.data.dasha_periods.map(({ name, start }: { name: string; start: string }) => [
        name,
        start,
      ]),
    );
  });
});

describe('transits', () => {
  it('are computed for the requested day, relative to the lagna and the Moon of birth', async () => {
    const { transits, vargas } = (await request({ transitDate: '2026-11-22' })).body;
    expect(transits.at).toBe('2026-11-22T12:00:00+05:30');
    const { rashis } = vargas[0];
    for (const { graha, rashi, fromLagna, fromMoon } of transits.grahas) {
      expect([graha, fromLagna]).toEqual([graha, ((rashi - rashis.Lagna + 12) % 12) + 1]);
      expect([graha, fromMoon]).toEqual([graha, ((rashi - rashis.Moon + 12) % 12) + 1]);
    }
    expect(transits.grahas[0]).toMatchObject({ graha: 'Sun', rashi: 7, rashiName: 'Vrischika' });
  });

  it('are computed for the current moment without a day', async () => {
    const { transits } = (await request()).body;
    expect(Math.abs(Date.parse(transits.at) - shop.deps.clock.now())).toBeLessThan(60_000);
  });
});

it('another ayanamsa moves every place by the same angle: Raman’s some 87 minutes, Krishnamurti’s six', async () => {
  const at = async (ayanamsa: string) =>
    (await request({ ayanamsa, transitDate: '2026-11-22' })).body;
  const [lahiri, raman, kp] = [await at('lahiri'), await at('raman'), await at('krishnamurti')];
  expect([raman.ayanamsa.key, (lahiri.ayanamsa.degrees - raman.ayanamsa.degrees) * 60]).toEqual([
    'raman',
    expect.closeTo(86.78, 1),
  ]);
  expect((lahiri.ayanamsa.degrees - kp.ayanamsa.degrees) * 60).toBeCloseTo(5.81, 1);
  for (const [i, { longitude }] of lahiri.transits.grahas.entries())
    expect((raman.transits.grahas[i].longitude - longitude + 360) % 360).toBeCloseTo(1.4463, 3);
});

it('without a birth time returns D1 and D9 of the grahas only', async () => {
  const { birthTime: _, ...noHour } = asha;
  const { body } = await shop.visitor().post('/astrology/kundli/deeper', noHour);
  expect(
    body.vargas.map(({ key, rashis }: { key: string; rashis: { Lagna: null } }) => [
      key,
      rashis.Lagna,
    ]),
  ).toEqual([
    ['D1', null],
    ['D9', null],
  ]);
  expect([body.hasTime, body.ashtakavarga, body.dashas]).toEqual([false, null, []]);
});

it.each([
  [{ ayanamsa: 'fagan' }, 'ayanamsa'],
  [{ transitDate: '2026-02-30' }, 'transitDate'],
  [{ transitDate: '2210-01-01' }, 'transitDate'],
  [{ dob: '31-02-1990' }, 'dob'],
])('%j is rejected at its field', async (change, field) => {
  const { status, body } = await request(change);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

it('a transit day beyond the tables is rejected with their years, in the requested language', async () => {
  const rejection = async (change: object) => (await request(change)).body.fields.transitDate;
  expect(await rejection({ transitDate: '2100-01-01' })).toBe(
    'Transits are computed for days of the years 1900 to 2099.',
  );
  expect(await rejection({ transitDate: '1899-12-31', language: 'hi' })).toMatch(
    /^गोचर 1900 से 2099 /,
  );
});

it('a birth before Saturn’s table or with an ambiguous Moon rashi returns the reason', async () => {
  const { birthTime: _, ...noHour } = asha;
  const result = async (birth: object) => {
    const { sadeSati, sadeSatiOpen, transits } = (
      await shop.visitor().post('/astrology/kundli/deeper', birth)
    ).body;
    return [sadeSati, sadeSatiOpen, transits.grahas[0].fromMoon];
  };
  expect(await result({ ...asha, dob: '14-08-1890' })).toEqual([null, 'years', expect.any(Number)]);
  // The Moon left Meena on 15 August 1995 at 19:01.
  expect(await result({ ...noHour, dob: '15-08-1995' })).toEqual([null, 'hour', null]);
  expect(await result(noHour)).toEqual([expect.any(Array), null, expect.any(Number)]);
});
