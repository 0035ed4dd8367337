import { expect, test } from 'vitest';
import { regionalYear } from './regional.ts';
import { REGIONS, type Region } from './regional-rules.ts';

const at = {
  tamil: { latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' },
  malayalam: { latitude: 8.5241, longitude: 76.9366, zone: 'Asia/Kolkata' },
  telugu: { latitude: 17.385, longitude: 78.4867, zone: 'Asia/Kolkata' },
  marathi: { latitude: 19.076, longitude: 72.8777, zone: 'Asia/Kolkata' },
  gujarati: { latitude: 23.0225, longitude: 72.5714, zone: 'Asia/Kolkata' },
  bengali: { latitude: 22.5726, longitude: 88.3639, zone: 'Asia/Kolkata' },
} as const satisfies Record<Region, object>;

const dayOf = (region: Region, key: string, year: number) =>
  regionalYear(at[region], year, region).festivals.find((festival) => festival.key === key)?.date;

// Days as governments and newspapers of each region have announced them.
test.each([
  ['tamil', 'puthandu', ['2020-04-14', '2021-04-14', '2022-04-14', '2023-04-14', '2024-04-14', '2025-04-14']],
  ['tamil', 'pongal', ['2020-01-15', '2021-01-14', '2022-01-14', '2023-01-15', '2024-01-15', '2025-01-14']],
  ['malayalam', 'vishu', ['2020-04-14', '2021-04-14', '2022-04-15', '2023-04-15', '2024-04-14', '2025-04-14']],
  ['malayalam', 'onam', ['2020-08-31', '2021-08-21', '2022-09-08', '2023-08-29', '2024-09-15', '2025-09-05']],
  ['malayalam', 'chingam', ['2020-08-17', '2021-08-17', '2022-08-17', '2023-08-17', '2024-08-17', '2025-08-17']],
  ['telugu', 'ugadi', ['2020-03-25', '2021-04-13', '2022-04-02', '2023-03-22', '2024-04-09', '2025-03-30']],
  ['marathi', 'gudiPadwa', ['2020-03-25', '2021-04-13', '2022-04-02', '2023-03-22', '2024-04-09', '2025-03-30']],
  ['bengali', 'poilaBoishakh', ['2020-04-14', '2021-04-15', '2022-04-15', '2023-04-15', '2024-04-14', '2025-04-15']],
] as const)('in %s, %s falls on the days announced for 2020 to 2025', (region, key, dates) => {
  expect(dates.map((date) => dayOf(region, key, Number(date.slice(0, 4))))).toEqual(dates);
});

test('Thaipusam, Karthigai Deepam and Durga Puja fall on days announced', () => {
  expect([2022, 2023, 2024, 2025].map((year) => dayOf('tamil', 'thaipusam', year))).toEqual([
    '2022-01-18',
    '2023-02-05',
    '2024-01-25',
    '2025-02-11',
  ]);
  expect(dayOf('tamil', 'karthigaiDeepam', 2024)).toBe('2024-12-13');
  expect(dayOf('bengali', 'kaliPuja', 2024)).toBe('2024-10-31');
  expect(dayOf('gujarati', 'gujaratiNewYear', 2024)).toBe('2024-11-02');
});

test('new years of 2000 to 2050 stay within the days that the sankranti allows', () => {
  for (let year = 2000; year <= 2050; year += 1) {
    const [tamil, malayalam, bengali] = [
      dayOf('tamil', 'puthandu', year),
      dayOf('malayalam', 'vishu', year),
      dayOf('bengali', 'poilaBoishakh', year),
    ] as [string, string, string];
    for (const date of [tamil, malayalam, bengali]) expect(date).toMatch(new RegExp(`^${year}-04-1[3-6]$`));
    // The first sunrise after the entry is never before the Tamil day, nor is the day after the civil one.
    expect(malayalam >= tamil && bengali >= tamil).toBe(true);
    expect(dayOf('telugu', 'solarUgadi', year)).toBe(malayalam);
  }
});

test.each(['tamil', 'malayalam', 'bengali'] as const)('%s months follow each other with 29 to 32 days', (region) => {
  for (let year = 2000; year <= 2050; year += 5) {
    const { months } = regionalYear(at[region], year, region);
    expect(months).toHaveLength(12);
    for (const [place, { first, rashi }] of months.entries()) {
      const before = months[place - 1];
      if (!before) continue;
      expect(rashi).toBe((before.rashi + 1) % 12);
      const length = (Date.parse(first) - Date.parse(before.first)) / 86_400_000;
      expect(length).toBeGreaterThanOrEqual(29);
      expect(length).toBeLessThanOrEqual(32);
    }
  }
});

test('years turn with the own first month: Vishvavasu 2025, Kollam 1201, Bangabda 1432', () => {
  const opening = (region: Region) => regionalYear(at[region], 2025, region).months.find((month) => month.opensYear);
  expect(opening('tamil')?.yearName?.en).toBe('Vishvavasu');
  expect([opening('malayalam')?.year, opening('bengali')?.year]).toEqual([1201, 1432]);
  const before = (region: Region) => regionalYear(at[region], 2025, region).months[0];
  expect([before('malayalam')?.year, before('bengali')?.year, before('tamil')?.yearName?.en]).toEqual([
    1200,
    1431,
    'Krodhi',
  ]);
});

test.each(REGIONS)('%s has every festival of its rules once or twice a year, in order', (region) => {
  const { festivals } = regionalYear(at[region], 2026, region);
  expect(festivals.length).toBeGreaterThanOrEqual(4);
  expect(festivals.map(({ date }) => date)).toEqual(festivals.map(({ date }) => date).toSorted());
});
