import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import reference from '../../../jyotish/golden/almanac.json' with { type: 'json' };
import { charsIn, readPdfLines } from '../../testing/read-pdf.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { kundliCache } from '../schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded');
});
afterAll(() => shop.close());

type Birth = { latitude: number; longitude: number; utc: number; offset: number };
const births = reference.births as unknown as Readonly<Record<string, Birth>>;

/** A golden birth as a customer enters it: by the clock of its place, with the stated offset. */
function bornAs(id: string) {
  const { latitude, longitude, utc, offset } = births[id]!;
  const local = new Date((utc + offset) * 1000).toISOString();
  const [year, month, day] = local.slice(0, 10).split('-');
  const clock = new Date(Math.abs(offset) * 1000).toISOString().slice(11, 19);
  return {
    name: id,
    dob: `${day}-${month}-${year}`,
    birthTime: local.slice(11, 16),
    location: 'There',
    lat: latitude,
    lon: longitude,
    timezone: `${offset < 0 ? '-' : '+'}${clock}`,
  };
}

const dev = {
  name: 'Dev',
  dob: '12-07-1990',
  birthTime: '18:20',
  location: 'Jaipur, Rajasthan, India',
};
const asha = {
  name: 'Asha',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Mumbai, Maharashtra, India',
};

const match = (boy: object, girl: object, language?: string) =>
  shop.visitor().post('/astrology/matching', { boy, girl, ...(language && { language }) });

describe('two births', () => {
  it.each(reference.pairs)(
    '$boy and $girl have the reference points, total, relief and Mangal',
    async (pair) => {
      const { status, body } = await match(bornAs(pair.boy), bornAs(pair.girl));
      expect(status).toBe(200);
      expect(body.koots.map(({ points }: { points: number }) => points)).toEqual(pair.points);
      const total = pair.points.reduce((all, points) => all + points, 0);
      expect([body.total, body.range]).toEqual([total, { least: total, most: total }]);
      expect(body.relief.map(({ key }: { key: string }) => key)).toEqual(pair.relief);
      expect(body.mangal.verdictWithoutAge).toBe(pair.mangal);
    },
  );

  it('have the same points in all koots but varna, vashya and gana when exchanged', async () => {
    const [given, exchanged] = [(await match(dev, asha)).body, (await match(asha, dev)).body];
    const symmetric = ({ koots }: { koots: { key: string; points: number }[] }) =>
      koots
        .filter(({ key }) => !['varna', 'vashya', 'gana'].includes(key))
        .map(({ key, points }) => [key, points]);
    expect(symmetric(exchanged)).toEqual(symmetric(given));
    expect([exchanged.boy.rashi, exchanged.girl.rashi, exchanged.mangal.verdict]).toEqual([
      given.girl.rashi,
      given.boy.rashi,
      given.mangal.verdict,
    ]);
  });

  it('include both values, the points and the reason, and mark disputed ones', async () => {
    const { body } = await match(dev, dev);
    expect(body.total).toBe(28);
    expect(body.koots.at(-1)).toMatchObject({ key: 'nadi', points: 0, maximum: 8 });
    expect(body.koots.at(-1).why).toMatch(
      /^Both nakshatras have the \w+ nadi, which gives nothing\.$/,
    );
    expect(body.koots.find(({ key }: { key: string }) => key === 'vashya').disputed).toContain(
      'No two published tables',
    );
    expect(body.summary[0]).toMatch(/^Nadi gives no points here/);
    expect(body.mangal.verdict).toMatch(/^(none|cancelled)$/);
  });

  it('include the ten poruthams of the south, the failed ones among them, and papasamya', async () => {
    const { south } = (await match(dev, dev)).body;
    expect(south.poruthams).toHaveLength(10);
    // Two births in one nakshatra share their rajju, and a nakshatra has no vedha with itself.
    expect(south.refused).toEqual(['rajju']);
    expect(south.summary.join(' ')).toContain('not a verdict on two people');
    expect(south.summary.join(' ')).toMatch(
      /his nakshatra is \d+ and his rashi \d+\. Rajju: \w+ \(\w+\) for her, \w+ \(\w+\) for him\./,
    );
    expect(south.papasamya.balanced).toBe(true);
    const { south: hindi } = (await match(dev, asha, 'hi')).body;
    expect(hindi.poruthams[8].name).toBe('रज्जु');
  });

  it('are described in Hindi without any English', async () => {
    const { body } = await match(dev, asha, 'hi');
    expect(body.boy.placeName).toBe('जयपुर, राजस्थान, भारत');
    const strings = [
      ...body.koots.flatMap(
        ({ name, about, boy, girl, why: reason, disputed }: Record<string, string | null>) => [
          name,
          about,
          boy,
          girl,
          reason,
          disputed ?? '',
        ],
      ),
      ...body.summary,
      ...body.notes,
      body.mangalText,
      body.mangal.boy.description,
    ].join(' ');
    expect(strings).not.toMatch(/[A-Za-z]/);
  });

  it('are not stored, and no shared cache stores a response', async () => {
    const { headers } = await match(dev, asha);
    expect(headers['cache-control']).toBe('no-store');
    expect(await shop.deps.db.select().from(kundliCache)).toEqual([]);
  });
});

describe('without an hour of birth', () => {
  const { birthTime: _, ...noHour } = dev;

  it('the total is a range covering every hour of the day, and Mangal dosha stays open', async () => {
    const { body } = await match(noHour, asha);
    expect(body.mangal).toBeNull();
    expect(body.mangalText).toContain('needs both birth times');
    expect([body.boy.lagna, body.boy.pada]).toEqual([null, null]);
    const scores = await Promise.all(
      Array.from({ length: 24 }, async (_, hour) => {
        const birthTime = `${String(hour).padStart(2, '0')}:30`;
        return (await match({ ...dev, birthTime }, asha)).body.total as number;
      }),
    );
    expect(body.range.least).toBeLessThanOrEqual(Math.min(...scores));
    expect(body.range.most).toBeGreaterThanOrEqual(Math.max(...scores));
    for (const { points, possible } of body.koots)
      expect(points).toBe(possible.length === 1 ? possible[0] : null);
    expect(body.message).toContain('Dev: ');
  });
});

describe('refusals', () => {
  it.each<[string, object, object, string]>([
    ['an impossible day', { ...dev, dob: '31-02-1990' }, asha, 'boy.dob'],
    ['a day to come', dev, { ...asha, dob: '01-01-2199' }, 'girl.dob'],
    ['an unknown place', dev, { ...asha, location: 'xqzzkv' }, 'girl.location'],
    ['half a place', { ...dev, lat: 26 }, asha, 'boy.lon'],
    ['no name', { ...dev, name: ' ' }, asha, 'boy.name'],
    ['a field that is none', dev, { ...asha, gender: 'female' }, 'girl.gender'],
  ])('%s is refused by its field', async (_, boy, girl, field) => {
    const { status, body } = await match(boy, girl);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('the PDF', () => {
  const print = async (language: string) => {
    const payload = { boy: dev, girl: asha, language };
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/astrology/matching/pdf',
      payload,
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(JSON.stringify(reply.headers)).not.toMatch(/Dev|Asha/);
    return reply.rawPayload;
  };
  const read = async (language: string) => readPdfLines(await print(language)).join('\n');

  it('has both births, the koots with their reasons, and Mangal dosha', async () => {
    const text = await read('en');
    const { body } = await match(dev, asha);
    for (const expected of [
      'Dev and Asha',
      `Guna Milan: ${body.total} / 36`,
      'The eight koots',
      'Graha Maitri',
      'Mangal Dosha',
      'Clock used',
      body.boy.clock.text,
    ])
      expect(text).toContain(expected);
    expect(text, 'a letter without a glyph').not.toContain('\ufffd');
  });

  it('carries only glyphs that it shows', async () => {
    const chars = charsIn(await print('en'), 'F3');
    expect(chars).toContain('G');
    expect(chars).not.toContain('@');
  });

  it('is in Hindi on request', async () => {
    const text = await read('hi');
    for (const expected of ['गुण मिलान', 'आठ कूट', 'मंगल दोष']) expect(text).toContain(expected);
    expect(text, 'a letter without a glyph').not.toContain('\ufffd');
  });
});
