import { expect, it } from 'vitest';
import { createPlaces } from '../places/places.ts';
import { makeChartPart } from './make-part.ts';

const deps = { places: createPlaces(), clock: { now: () => Date.parse('2026-11-28T05:00:00Z') } };

/** The five limbs of the panchang of 28 November 2026 in Jaipur, by name. */
async function limbs(language: 'en' | 'hi') {
  const birth = { name: 'A', gender: 'female', dob: '21-05-1990', birthTime: '06:40' } as const;
  const { reply } = await makeChartPart(deps, {
    ...birth,
    ...{ location: 'Jaipur, Rajasthan, India', part: 'today', day: '2026-11-28', language },
  });
  return new Map(reply.tables[0]?.rows.map(([name = '', value = '']) => [name, value]));
}

it('names the date of each time that is not on the day, and rounds to the minute', async () => {
  const found = await limbs('en');
  expect(found.get('Tithi')).toBe('Panchami until 03:58, 29 Nov; Shashthi until 01:47, 30 Nov');
  expect(found.get('Nakshatra')).toBe('Punarvasu until 12:50; Pushya until 11:00, 29 Nov');
  expect(found.get('Rahu Kaal')).toBe('09:35–10:55');
});

it('does so in Hindi', async () => {
  expect((await limbs('hi')).get('तिथि')).toMatch(/03:58, 29 नव/);
});
