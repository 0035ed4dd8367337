import { describe, expect, it } from 'vitest';
import {
  type BirthValues,
  birthErrorsOf,
  emptyBirth,
  fromRequest,
  hours,
  sixty,
  toRequest,
  yearsUntil,
} from './birth-values.ts';

const jaipur = {
  name: 'Jaipur',
  region: 'Rajasthan',
  country: 'India',
  lat: 26.9196,
  lon: 75.7878,
  timezone: 'Asia/Kolkata',
};
const meera: BirthValues = {
  ...emptyBirth,
  name: ' Meera ',
  gender: 'female',
  day: '14',
  month: '08',
  year: '1995',
  hour: '07',
  minute: '40',
  second: '12',
  location: 'Jaipur, Rajasthan, India',
  place: jaipur,
};

describe('a birth in the form', () => {
  it('starts on 01-01-2025 and reaches back a hundred years', () => {
    expect([emptyBirth.day, emptyBirth.month, emptyBirth.year]).toEqual(['01', '01', '2025']);
    const years = yearsUntil(2025);
    expect([years.length, years[0], years.at(-1)]).toEqual([100, '2025', '1926']);
  });

  it.each([
    [2026, '2026', 101],
    [2031, '2031', 106],
    [2024, '2025', 100],
  ])('in %i the list of years starts with %s and includes 2025 and 1926', (now, first, count) => {
    const years = yearsUntil(now);
    expect([years.length, years[0], years.at(-1)]).toEqual([count, first, '1926']);
    expect(years).toContain('2025');
  });

  it('has hours from 00 to 23, and minutes and seconds from 00 to 59', () => {
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '00', '23']);
    expect([sixty.length, sixty[0], sixty.at(-1)]).toEqual([60, '00', '59']);
  });

  it('is sent with the selected place and without seconds', () => {
    expect(toRequest(meera)).toEqual({
      name: 'Meera',
      gender: 'female',
      dob: '14-08-1995',
      birthTime: '07:40',
      location: 'Jaipur, Rajasthan, India',
      lat: 26.9196,
      lon: 75.7878,
      timezone: 'Asia/Kolkata',
    });
  });

  it('is sent with the typed place only, and without a time', () => {
    expect(toRequest({ ...meera, place: null, hour: '', minute: '' })).toEqual({
      name: 'Meera',
      gender: 'female',
      dob: '14-08-1995',
      location: 'Jaipur, Rajasthan, India',
    });
  });

  it('prefers manually typed coordinates to the selected place', () => {
    expect(
      toRequest({ ...meera, latitude: '22.57', longitude: ' 88.36', zone: '+05:53:20' }),
    ).toMatchObject({
      lat: 22.57,
      lon: 88.36,
      timezone: '+05:53:20',
    });
  });

  it.each<[string, Partial<BirthValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['a name', { name: ' ' }, { name: 'Please enter a name.' }],
    ['a gender', { gender: '' }, { gender: 'Please choose a gender.' }],
    [
      'a real date',
      { day: '31', month: '02' },
      { dob: 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.' },
    ],
    ['a year', { year: '' }, { dob: 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.' }],
    ['a year from 1900 on', { year: '1899' }, { dob: 'Please enter a year from 1900 on.' }],
    [
      'a whole year',
      { year: '190' },
      { dob: 'Invalid dob format. Please use DD-MM-YYYY or DD/MM/YYYY.' },
    ],
    ['nothing in 1900', { year: '1900' }, {}],
    [
      'a minute',
      { minute: '' },
      { birthTime: 'Invalid birth time. Please use HH:MM in 24-hour format.' },
    ],
    ['a birthplace', { location: '' }, { location: 'Please enter a birthplace.' }],
    [
      'the other coordinate and the zone',
      { latitude: '91' },
      {
        lat: 'Please enter the latitude in degrees, from -90 to 90.',
        lon: 'Please enter the longitude in degrees, from -180 to 180.',
        timezone: 'Please enter the time zone too.',
      },
    ],
  ])('misses %s', (_field, change, errors) => {
    expect(birthErrorsOf({ ...meera, ...change })).toEqual(errors);
  });

  it('is restored from storage', () => {
    expect(fromRequest(toRequest(meera))).toEqual({ ...meera, name: 'Meera', second: '' });
  });
});
