import { ShopError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { findBirth } from './find-birth.ts';
import { createPlaces } from './places/places.ts';

const places = createPlaces();
/** 07:30 in India. */
const now = Date.parse('2026-11-29T02:00:00Z');
const city = { lat: 26.9124, lon: 75.7873, timezone: 'Asia/Kolkata' };

/** The error of the field `dob` for such a birth; null if it is valid. */
function dateError(dob: string, birthTime?: string, place = city): string | null {
  const time = birthTime === undefined ? {} : { birthTime };
  try {
    findBirth(places, { name: 'A', gender: 'male', location: 'X', dob, ...time, ...place }, now);
    return null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.extra.fields?.dob?.code ?? 'another';
  }
}

it.each([
  ['29-11-2026', undefined, null],
  ['29-11-2026', '07:29', null],
  ['29-11-2026', '07:31', 'dob_future'],
  ['30-11-2026', undefined, 'dob_future'],
])('of %s at %s is %s for a morning in India, also before noon', (dob, time, error) => {
  expect(dateError(dob, time)).toBe(error);
});

it('is rejected before the first year of the sky tables, by whichever clock', () => {
  const east = { ...city, timezone: '+14:00' };
  for (const time of [undefined, '00:00', '13:59'])
    expect(dateError('01-01-1800', time, east)).toBe('dob_early');
  expect(dateError('01-01-1800', '15:00', east)).toBeNull();
  expect(dateError('02-01-1800', undefined, east)).toBeNull();
  expect(dateError('31-12-1799', '23:59', { ...city, timezone: '-12:00' })).toBe('dob_early');
});
