import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { kundliData } from './kundli-data.ts';
import { nakshatraInfo } from './nakshatra-info.ts';

const NOW = Date.UTC(2026, 10, 21);

describe('the kundli of 14 August 1995, 07:40, Jaipur', () => {
  const data = kundliData(chartOf('1995-08-14', '07:40'), NOW);

  test('has nakshatra, rashis and zodiac with their lords', () => {
    expect(data.nakshatra_details).toMatchObject({
      nakshatra: {
        id: 25,
        name: 'Uttara Bhadrapada',
        pada: 3,
        lord: { id: 6, name: 'Saturn', vedic_name: 'Shani' },
      },
      chandra_rasi: { id: 11, name: 'Meena', lord: { id: 5, name: 'Jupiter', vedic_name: 'Guru' } },
      soorya_rasi: { id: 3, name: 'Karka', lord: { id: 1, name: 'Moon', vedic_name: 'Chandra' } },
      zodiac: { id: 4, name: 'Leo' },
    });
  });

  test('has nine mahadashas with nine antardashas each, at the offset of birth', () => {
    expect(data.dasha_periods).toHaveLength(9);
    for (const period of data.dasha_periods) {
      expect(period.antardasha).toHaveLength(9);
      expect(period.antardasha[0]!.start).toBe(period.start);
      expect(period.antardasha[8]!.end).toBe(period.end);
      expect(period.start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    }
    const starts = data.dasha_periods.slice(1).map(({ start }) => start);
    expect(starts).toEqual(data.dasha_periods.slice(0, -1).map(({ end }) => end));
  });

  test('starts the first mahadasha before birth and includes its balance at birth', () => {
    expect(data.dasha_periods[0]!.name).toBe('Saturn');
    expect(data.dasha_periods[0]!.start < '1995-08-14').toBe(true);
    expect(data.dasha_balance).toMatchObject({
      lord: { name: 'Saturn' },
      description: '8 years 11 months 24 days',
    });
  });

  test('counts the yogas of its four groups', () => {
    expect(data.yoga_details.map(({ name, description }) => [name, description])).toEqual([
      ['Major Yogas', '3 of 20 major yogas are present in this chart.'],
      ['Chandra Yogas', '1 of 7 Chandra yogas is present in this chart.'],
      ['Soorya Yogas', '1 of 4 Soorya yogas is present in this chart.'],
      ['Inauspicious Yogas', '0 of 9 inauspicious yogas are present in this chart.'],
    ]);
  });

  test('is unchanged by JSON serialization', () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });
});

test('a birth during war time has the war-time offset in every period', () => {
  const data = kundliData(chartOf('1942-11-11', '23:26'), NOW);
  expect(data.dasha_periods[0]!.start).toMatch(/\+06:30$/);
});

test('every nakshatra has twelve attributes, four syllables and a hostile yoni', () => {
  for (const { index } of NAKSHATRAS) {
    const info = nakshatraInfo(index);
    expect(Object.keys(info)).toHaveLength(12);
    expect(info.syllables!.split(', ')).toHaveLength(4);
    expect(Object.values(info).every((value) => value.length > 0)).toBe(true);
  }
  expect(nakshatraInfo(0)).toMatchObject({
    birth_stone: 'Chrysoberyl',
    planet: 'Ketu',
    enemy_yoni: 'Buffalo',
  });
});
