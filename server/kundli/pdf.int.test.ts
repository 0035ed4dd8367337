import { locales } from '@jyotiratna/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorkers } from '../boot/workers/workers.ts';
import { charsIn, readPdfLines } from '../testing/read-pdf.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { printKundli } from './print-kundli.ts';
import { kundliCache } from './schema.ts';

const birth = {
  name: 'Meera Sharma',
  gender: 'female',
  dob: '12-07-1936',
  birthTime: '18:20',
  location: 'Rameswaram, Tamil Nadu, India',
};

describe('a printed kundli', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop('embedded');
  });
  afterAll(() => shop.close());

  const print = (change: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/astrology/kundli/pdf',
      payload: { ...birth, ...change },
    });
  const lines = async (change: object = {}) => readPdfLines((await print(change)).rawPayload);

  it('is a PDF download, of which nothing is stored, and without a name in its headers', async () => {
    const { statusCode, headers, rawPayload } = await print();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify(headers)).not.toMatch(/Meera/);
    expect(await shop.deps.db.select().from(kundliCache)).toEqual([]);
  });

  it('is cached for a repeated request, and computed separately for another name', async () => {
    const workers = shop.deps.workers as { renderKundli: (content: never) => Promise<Buffer> };
    const rendering = vi.spyOn(workers, 'renderKundli');
    const [first, second] = [
      await print({ dob: '13-07-1936' }),
      await print({ dob: '13-07-1936' }),
    ];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers['content-disposition']).toBe(first.headers['content-disposition']);
    expect(rendering).toHaveBeenCalledTimes(1);
    const other = await print({ dob: '13-07-1936', name: 'Asha' });
    expect(readPdfLines(other.rawPayload).join()).toContain('Kundli of Asha');
    // A file with an assumed value is not cached, since the value may be resolved better later.
    for (let n = 0; n < 2; n += 1) await print({ birthTime: undefined });
    expect(rendering).toHaveBeenCalledTimes(4);
    rendering.mockRestore();
  });

  it('contains birth, chart, positions, dashas, stone, yogas and credits', async () => {
    const text = (await lines()).join('\n');
    for (const expected of [
      'Kundli of Meera Sharma',
      '12 July 1936, 18:20 (UTC+05:30)',
      "Dhanu 23°47'",
      '(Sa) 29°',
      "Saturn29°29' Kumbha3Purva Bhadrapada, pada 3Mithunaown rashi, retrograde",
      'Venus13 March 193913 March 1959',
      'The stone that suits you',
      'Better left alone',
      'Consult first',
      "Cat's eye is never chosen from the lagna alone.",
      'This is belief, not medicine or financial advice.',
      'Mangal Dosha: Present',
      'Bhadra Yoga',
      'GeoNames (geonames.org), CC BY 4.0',
    ])
      expect(text).toContain(expected);
    expect(text, 'a letter without a glyph').not.toContain('\ufffd');
  });

  it.each(['en', 'hi'])(
    'names itself and counts its pages at their feet, and cuts no heading, in %s',
    async (language) => {
      const { rawPayload } = await print({ language });
      const text = readPdfLines(rawPayload);
      const pages = rawPayload.toString('latin1').match(/\/Type \/Page\b/g)!.length;
      expect(
        text.flatMap(
          (line) => /^(?:Kundli of Meera Sharma|Meera Sharma की कुंडली)(\d+)$/.exec(line)?.[1] ?? [],
        ),
      ).toEqual(Array.from({ length: pages }, (_, at) => String(at + 1)));
      expect(text.join('\n')).not.toContain('…');
    },
  );

  it('contains the advanced chart: divisional charts, bindus, Saturn, transits and all pratyantardashas', async () => {
    const text = (await lines()).join('\n');
    for (const expected of [
      'Ayanamsa: Lahiri (Chitrapaksha)',
      'D1, Rashi',
      'D9, Navamsha',
      'D60, Shashtyamsha',
      'By Parashara',
      '337',
      'Sade Sati and dhaiya',
      'Sade Sati, peak (1st)',
      'Transits over the birth chart: ',
      'Mahadasha of Venus, from 13 Mar 1939',
      'Pratyantardashas begin on',
    ])
      expect(text).toContain(expected);
    expect(text.match(/ \d{2}-\d{2}-\d{4}/g)).toHaveLength(729);
  });

  it('has the advanced chart in the requested ayanamsa, the simple one in Lahiri', async () => {
    const text = (await lines({ ayanamsa: 'raman' })).join('\n');
    expect(text).toContain('Ayanamsa: B. V. Raman\nAt birth 21°31');
    expect(text).toContain('Lahiri ayanamsa 22°58');
  });

  it('contains searchable and copyable Hindi, also for readers that use the text layer only', async () => {
    const { rawPayload } = await print({ name: 'कृत्तिका', language: 'hi' });
    const [glyphs, words] = [readPdfLines(rawPayload), readPdfLines(rawPayload, { words: true })];
    expect(words).toEqual(glyphs);
    // Labels of the engine, rejoined across line breaks.
    const text = glyphs.join(' ').replace(/\s+/g, ' ');
    const { body } = await shop
      .visitor()
      .post('/astrology/kundli', { ...birth, name: 'कृत्तिका', language: 'hi' });
    const { mangal_dosha, yoga_details } = body.kundli.data;
    const present = yoga_details.flatMap(
      ({ yoga_list }: { yoga_list: { has_yoga: boolean; description: string }[] }) =>
        yoga_list.filter(({ has_yoga }) => has_yoga),
    );
    for (const { description } of [mangal_dosha, ...present]) expect(text).toContain(description);
  });

  it('writes Hindi with its conjuncts', async () => {
    const text = (await lines({ name: 'कृत्तिका', language: 'hi' })).join('\n');
    expect(text).toContain('कृत्तिका की कुंडली');
    for (const expected of [
      'नक्षत्र',
      'ज्येष्ठा',
      'मंगल दोष: है',
      '24 अक्टूबर 2029',
      'रामेश्वरम, तमिलनाडु, भारत',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('\ufffd');
    const hindi = text.replace(/GeoNames|geonames\.org|CC BY|Noto Sans|Jyotiratna/g, '');
    expect(
      hindi.replace(/SIL Open Font License|VSOP87|ELP\/MPP02|UTC|\b[NE]\b|\bD\d+\b/g, ''),
    ).not.toMatch(/[A-Za-z]{2}/);
  });

  it.each(locales)(
    'needs no font but those that every kundli in %s carries, whatever the birth',
    async (language) => {
      for (let n = 0; n < 24; n += 1) {
        const birthTime = n % 6 === 5 ? undefined : `${String(n).padStart(2, '0')}:30`;
        const dob = `0${(n % 9) + 1}-${String((n % 12) + 1).padStart(2, '0')}-${1930 + n * 3}`;
        const { file } = await printKundli(shop.deps, {
          ...birth,
          gender: 'female',
          dob,
          birthTime,
          language,
        });
        const rest = Object.fromEntries(['F3', 'F4'].map((font) => [font, charsIn(file, font)]));
        expect(rest, `letters that the vocabulary lacks, on ${dob}`).toEqual({
          F3: undefined,
          F4: undefined,
        });
      }
    },
  );

  it('embeds the glyphs of an unusual name in addition to the default ones', async () => {
    const { rawPayload } = await print({ name: 'ऌॡ Zoë' });
    const standard = (await print()).rawPayload;
    expect(charsIn(rawPayload, 'F1')).toEqual(charsIn(standard, 'F1'));
    expect(charsIn(rawPayload, 'F3')?.join('')).toContain('ऌॡ');
    expect(readPdfLines(rawPayload).join()).toContain('Kundli of ऌॡ Zoë');
  });

  it('claims no house without a birth time', async () => {
    const text = (await lines({ birthTime: undefined })).join('\n');
    expect(text.replaceAll('\n', ' ')).toContain(
      'Without a birth time, this is the chart for 12:00 noon, with houses counted from the Moon.',
    );
    expect(text).toContain('Positions of the grahas at 12:00');
    expect(text).toContain('Begins at the earliest');
    expect(text).not.toContain('Antardashas');
    expect(text).toContain('D9, Navamsha');
    expect(text).not.toContain('D60, ');
    expect(text).not.toContain('Mahadasha of');
    expect(text).toContain('No birth time was given, so 12:00 local time was used.');
    expect(text).toContain('Mangal Dosha: Needs a birth time');
    expect(text).not.toContain('Better left alone');
  });

  it('prints a yoga that the list has under two names once, and a long state in full', async () => {
    const kemadruma = { dob: '02-03-1941', birthTime: '18:20' };
    const { body } = await shop.visitor().post('/astrology/kundli', { ...birth, ...kemadruma });
    expect(JSON.stringify(body.kundli.data.yoga_details)).toMatch(
      /"name":"Kemdrum","has_yoga":true/,
    );
    const text = (await lines(kemadruma)).join('\n');
    expect(text.match(/Kemadruma Yoga/g)).toHaveLength(1);
    expect(text).not.toContain('Kemdrum');
    // This value is longer than its column.
    expect(text.replaceAll('\n', ' ')).toContain('neutral rashi, retrograde, combust');
  });

  it('shows every letter of a long or marked name, in every script of India', async () => {
    const text = (await lines({ name: `Bārmer Ṭhākur Łódź ${'x'.repeat(60)} 東` })).join('\n');
    expect(text).toContain('Bārmer Ṭhākur Łódź');
    expect(text).toContain('東');
    for (const name of ['சுப்ரமணியன்', 'রবীন্দ্রনাথ', 'ਗੁਰਪ੍ਰੀਤ', 'ഉണ്ണിക്കൃഷ്ണൻ', 'محمد اقبال'])
      expect((await lines({ name })).join('\n')).toContain(name);
  });

  it.each([
    ['dob', { dob: '31-02-1990' }],
    ['birthTime', { birthTime: '7' }],
    ['location', { location: 'Qxzvwk' }],
  ])('rejects an invalid %s like the other endpoint', async (field, change) => {
    const reply = await print(change);
    const other = await shop.visitor().post('/astrology/kundli', { ...birth, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ ...other.body, requestId: expect.any(String) });
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('queues many concurrent requests', async () => {
    const results = await Promise.all(Array.from({ length: 31 }, () => print({ dob: 'x' })));
    const last = results.at(-1)!;
    expect(last.statusCode).toBe(429);
    expect(last.json().message).toMatch(
      /^Rate limit exceeded\. Please wait \d+ seconds before trying again\.$/,
    );
  });

  it('returns Retry-After while too many are being printed', async () => {
    const crowded = await createTestShop(
      'embedded',
      {},
      {
        change: (deps) => ({ ...deps, workers: createWorkers({ threads: 1, queue: 0 }) }),
      },
    );
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        crowded.app.inject({ method: 'POST', url: '/api/astrology/kundli/pdf', payload: birth }),
      ),
    );
    expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503, 503]);
    const rejected = results.find(({ statusCode }) => statusCode === 503)!;
    expect([rejected.headers['retry-after'], rejected.json().code]).toEqual(['5', 'busy']);
    await crowded.close();
  });
});
