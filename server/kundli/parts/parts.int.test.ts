import type { SectionDrawing, SectionOption, SectionTable } from '@jyotiratna/contract';
import { chartParts } from '@jyotiratna/contract/chart-parts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfLines } from '../../testing/read-pdf.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

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
const path = '/astrology/kundli/advanced';
const request = (change: object) => shop.visitor().post(path, { ...asha, ...change });
const choice = (choices: SectionOption[], key: string) => choices.find((one) => one.key === key);

it.each(chartParts.flatMap((part) => [[part, 'en'] as const, [part, 'hi'] as const]))(
  'the part %s speaks %s, with as many cells as columns',
  async (part, language) => {
    const { status, body } = await request({ part, language });
    expect(status).toBe(200);
    expect(body.open).toBe(null);
    expect(body.school.length).toBeGreaterThan(20);
    expect(body.tables.length).toBeGreaterThanOrEqual(3);
    for (const { columns, rows } of body.tables as SectionTable[])
      for (const row of rows) expect(row).toHaveLength(columns.length);
    if (language === 'hi') expect(body.tables[0].title).toMatch(/[\u0900-\u097f]/);
  },
);

it('any birth has tables whose rows are as long as their heads, without an empty or a broken cell', async () => {
  const births = fc.record({
    dob: fc.date({ min: new Date('1901-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    minute: fc.integer({ min: 0, max: 1439 }),
    lat: fc.integer({ min: -60, max: 60 }),
    lon: fc.integer({ min: -179, max: 179 }),
  });
  await fc.assert(
    fc.asyncProperty(births, async ({ dob, minute, lat, lon }) => {
      const birth = {
        dob: dob.toISOString().slice(0, 10).split('-').reverse().join('-'),
        birthTime: new Date(minute * 60_000).toISOString().slice(11, 16),
        ...{ location: 'There', lat, lon, timezone: '+00:00' },
      };
      for (const part of chartParts) {
        const { status, body } = await request({ ...birth, part });
        expect([part, status]).toEqual([part, 200]);
        for (const { title, columns, rows } of body.tables as SectionTable[]) {
          expect([part, title, rows.filter((row) => row.length !== columns.length)]).toEqual([
            part,
            title,
            [],
          ]);
          expect([
            part,
            title,
            rows.flat().filter((cell) => /^$|NaN|undefined|null/.test(cell)),
          ]).toEqual([part, title, []]);
        }
      }
    }),
    { numRuns: 12, seed: 20261128 },
  );
});

it.each(chartParts)(
  'the part %s says why there is nothing for a birth without an hour',
  async (part) => {
    const { status, body } = await request({ part, birthTime: undefined });
    expect([status, body.tables]).toEqual([200, []]);
    expect(body.open).toBe('This part needs a birth time.');
  },
);

describe('the day from a chart', () => {
  it('has panchang, transits, running dashas and horas, by default of today at the birthplace', async () => {
    const { body } = await request({ part: 'today' });
    expect(body.tables.map(({ rows }: SectionTable) => rows.length)).toEqual([10, 9, 3, 24]);
    expect(choice(body.choices, 'city')?.value).toBe('');
    expect(choice(body.choices, 'day')?.options).toHaveLength(14);
  });

  it('follows the city and the day that are selected', async () => {
    const at = async (change: object) =>
      (await request({ part: 'today', day: '2026-11-27', ...change })).body;
    const [jaipur, kolkata] = [await at({}), await at({ city: 'kolkata' })];
    const sun = ({ tables }: { tables: SectionTable[] }) => tables[0]?.rows[1]?.[1];
    expect([sun(jaipur), sun(kolkata)]).toEqual(['06:55–17:33', '05:57–16:51']);
    expect(kolkata.tables[0].title).toBe('Panchang of 27 Nov 2026, Kolkata');
  });

  it.each([
    [{ city: 'no-such-city' }, 'city'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2061-01-01' }, 'day'],
  ])('%j is rejected and names %s', async (change, field) => {
    const { status, body } = await request({ part: 'today', ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

it('the minutes of birth show eleven lagnas, the changes around them and the dasha dates', async () => {
  const { body } = await request({ part: 'minutes', span: 10 });
  const [lagnas, changes, dashas] = body.tables as SectionTable[];
  expect([lagnas?.rows.length, lagnas?.lit, changes?.rows.length, dashas?.rows.length]).toEqual([
    11, 5, 6, 9,
  ]);
  expect([lagnas?.rows[0]?.[0], lagnas?.rows[10]?.[0]]).toEqual(['07:30:00', '07:50:00']);
});

it('KP uses Krishnamurti’s ayanamsa, and has twelve cusps and the current ruling planets', async () => {
  const { body } = await request({ part: 'kp' });
  expect(choice(body.choices, 'ayanamsa')?.value).toBe('krishnamurti');
  expect(body.tables.map(({ rows }: SectionTable) => rows.length)).toEqual([
    12, 9, 12, 12, 9, 8, 4,
  ]);
  expect(body.drawings[0].fields).toHaveLength(12);
  const lahiri = await request({ part: 'kp', ayanamsa: 'lahiri' });
  expect(lahiri.body.tables[0].rows[0][1]).not.toBe(body.tables[0].rows[0][1]);
});

it('the houses of a cusp’s sub lord are those of its four grades', async () => {
  const { tables } = (await request({ part: 'kp' })).body as { tables: SectionTable[] };
  const [cusps, , subLords, , ofGrahas] = tables;
  const grades = (graha?: string) =>
    ofGrahas?.rows.find(([name]) => name === graha)?.slice(1) ?? [];
  for (const [at, [, sub, , houses = '']] of (subLords?.rows ?? []).entries()) {
    expect(sub).toBe(cusps?.rows[at]?.[4]);
    const listed = grades(sub).flatMap((cell) => cell.split(', ').filter((house) => house !== '–'));
    expect(new Set(houses.split(', '))).toEqual(new Set(listed));
  }
});

it.each(['kp', 'year'] as const)(
  'the chart of %s has the same grahas in the form of each region',
  async (part) => {
    const grahas = (drawing: SectionDrawing) =>
      drawing.fields.flatMap(({ labels }) => labels).sort();
    const drawings: Record<string, SectionDrawing> = {};
    for (const style of ['north', 'south', 'east'])
      drawings[style] = (await request({ part, style })).body.drawings[0] as SectionDrawing;
    const { north, south, east } = drawings;
    if (!(north && south && east)) throw new Error('a form has no drawing');
    expect(south.fields).toEqual(east.fields);
    expect([north, south, east].map(({ plan }) => plan.counts)).toEqual([
      'houses',
      'rashis',
      'rashis',
    ]);
    expect(south.fields.map(({ number }) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(grahas(south)).toEqual(grahas(north));
    const marks = south.fields.flatMap((field) => field.marks);
    expect(marks).toHaveLength(part === 'kp' ? 12 : 2);
  },
);

it('sahams have the house and the lord of their rashi', async () => {
  const { body } = await request({ part: 'year', year: 0 });
  const sahams = (body.tables as SectionTable[]).find(({ title }) => title === 'Sahams');
  const lords: Record<string, string> = {
    Mesha: 'Mars',
    Simha: 'Sun',
    Karka: 'Moon',
    Dhanu: 'Jupiter',
  };
  for (const [, position = '', house, lord] of sahams?.rows ?? []) {
    expect(Number(house)).toBeGreaterThan(0);
    const rashi = position.split(' ')[1] ?? '';
    if (rashi in lords) expect([rashi, lord]).toEqual([rashi, lords[rashi]]);
  }
});

it('a birth beyond the polar circle is rejected in words that name the field', async () => {
  const place = { location: 'Tromsø', lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo' };
  const { status, body } = await request({ part: 'kp', ...place });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['location']]);
});

it('strengths follow the school that is selected', async () => {
  const [raman, parashara] = [
    await request({ part: 'strength' }),
    await request({ part: 'strength', school: 'parashara' }),
  ];
  expect(choice(raman.body.choices, 'school')?.value).toBe('raman');
  expect(parashara.body.school).toContain('Santhanam');
  const required = (body: { tables: SectionTable[] }) => body.tables[0]?.rows[0]?.[9];
  expect([required(raman.body), required(parashara.body)]).toEqual(['5.0', '6.5']);
});

it('the annual chart is of the current year by default; another year has another solar return', async () => {
  const { body } = await request({ part: 'year' });
  const value = Number(choice(body.choices, 'year')?.value);
  const running = new Date(shop.deps.clock.now()).getUTCFullYear() - 1995;
  expect([running - 1, running]).toContain(value);
  const first = await request({ part: 'year', year: 0 });
  expect(first.body.tables[0].rows[0][1]).toContain('14 Aug 1995, 07:40:00');
  const outside = await request({ part: 'year', year: 110 });
  expect(outside.body.open).toContain('between 1900 and 2099');
});

describe('dashas', () => {
  it.each([
    ['yogini', 32, 8],
    ['ashtottari', 8, 8],
    ['chara', 24, 12],
  ] as const)('%s has three levels, the running ones lit', async (system, mahas, parts) => {
    const { body } = await request({ part: 'dashas', system });
    const [first, second, third] = body.tables as SectionTable[];
    expect([first?.rows.length, second?.rows.length, third?.rows.length]).toEqual([
      mahas,
      parts,
      parts,
    ]);
    expect(first?.lit).toBe(Number(choice(body.choices, 'maha')?.value));
    expect(second?.lit).toBe(Number(choice(body.choices, 'antar')?.value));
    const other = await request({ part: 'dashas', system, maha: 1, antar: 2 });
    expect(choice(other.body.choices, 'antar')?.value).toBe('2');
    expect(other.body.tables[1].rows[0][1]).toBe(first?.rows[1]?.[1]);
  });
});

it.each([
  [{ part: 'palm' }, 'part'],
  [{ part: 'year', year: 121 }, 'year'],
  [{ part: 'year', year: 1.5 }, 'year'],
  [{ part: 'dashas', maha: -1 }, 'maha'],
  [{ part: 'strength', school: 'none' }, 'school'],
  [{ part: 'kp', style: 'west' }, 'style'],
] as const)('%j is rejected and names %s', async (change, field) => {
  const { status, body } = await request(change);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it.each(['en', 'hi'])('each part is printed as it is shown, in %s', async (language) => {
  for (const part of chartParts) {
    const body = (await request({ part, language })).body;
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api${path}/pdf`,
      payload: { ...asha, part, language },
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = readPdfLines(reply.rawPayload).join('\n');
    expect(text, 'a letter without a glyph').not.toContain('\ufffd');
    if (language === 'hi') expect(text).toContain('जयपुर');
    if (language === 'en')
      for (const { title } of body.tables) expect(text).toContain(title.slice(0, 30));
  }
});
