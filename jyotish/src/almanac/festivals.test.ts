import { expect, test } from 'vitest';
import { festivalsOf as listOf } from './festivals.ts';
import { type AlmanacDay, panchangOf } from './panchang.ts';

const festivalsOf = (place: AlmanacDay, days: number) => listOf(place, days).festivals;
const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

const year = (of: number) => festivalsOf({ ...DELHI, date: `${of}-01-01` }, 365);
/** Duration of Trayodashi within the evening of a date (the first fifth of its night), ms. */
const trayodashiOf = (date: string) => {
  const { sunset, nextSunrise, tithis } = panchangOf({ ...DELHI, date });
  const dusk = sunset + (nextSunrise - sunset) / 5;
  const shared = tithis
    .filter(({ index }) => index % 15 === 12)
    .map(({ start, end }) => Math.min(end, dusk) - Math.max(start, sunset));
  return Math.max(0, ...shared);
};
const addDays = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();
const dateOf = (of: number, key: string) => year(of).find((festival) => festival.key === key)?.date;

/** Dates printed for Delhi in almanacs and holiday lists. */
// biome-ignore format: one festival a line
const PUBLISHED: readonly (readonly [key: string, ...dates: string[]])[] = [
  ['sankranti-9', '2024-01-15', '2025-01-14', '2026-01-14'],
  ['vasant-panchami', '2024-02-14', '2025-02-02', '2026-01-23'],
  ['maha-shivaratri', '2024-03-08', '2025-02-26', '2026-02-15'],
  ['holi', '2024-03-25', '2025-03-14', '2026-03-04'],
  ['new-year', '2024-04-09', '2025-03-30', '2026-03-19'],
  ['rama-navami', '2024-04-17', '2025-04-06', '2026-03-26'],
  ['hanuman-jayanti', '2024-04-23', '2025-04-12', '2026-04-02'],
  ['akshaya-tritiya', '2024-05-10', '2025-04-30', '2026-04-19'],
  ['buddha-purnima', '2024-05-23', '2025-05-12', '2026-05-01'],
  ['rath-yatra', '2024-07-07', '2025-06-27', '2026-07-16'],
  ['guru-purnima', '2024-07-21', '2025-07-10', '2026-07-29'],
  ['raksha-bandhan', '2024-08-19', '2025-08-09', '2026-08-28'],
  ['janmashtami', '2024-08-26', '2025-08-15', '2026-09-04'],
  ['ganesh-chaturthi', '2024-09-07', '2025-08-27', '2026-09-14'],
  ['navaratri', '2024-10-03', '2025-09-22', '2026-10-11'],
  ['dussehra', '2024-10-12', '2025-10-02', '2026-10-20'],
  ['karva-chauth', '2024-10-20', '2025-10-10', '2026-10-29'],
  ['dhanteras', '2024-10-29', '2025-10-18', '2026-11-06'],
  ['diwali', '2024-11-01', '2025-10-20', '2026-11-08'],
  ['bhai-dooj', '2024-11-03', '2025-10-23', '2026-11-11'],
  ['chhath', '2024-11-07', '2025-10-27', '2026-11-15'],
  ['kartika-purnima', '2024-11-15', '2025-11-05', '2026-11-24'],
];

test.each(PUBLISHED)('%s falls on its published days', (key, ...dates) => {
  expect([2024, 2025, 2026].map((of) => dateOf(of, key))).toEqual(dates);
});

/**
 * Years in which the tithi overlaps its kala on two days or on none; dates as printed for Delhi.
 */
// biome-ignore format: one rule a line
const HARD: readonly (readonly [rule: string, key: string, ...dates: string[]])[] = [
  ['is on the evening of the day at whose sunrise Shashthi runs', 'chhath', '2017-10-26', '2021-11-10', '2023-11-19'],
  ['waits for Shravana where Dashami goes on that morning', 'dussehra', '2018-10-19', '2019-10-08', '2022-10-05'],
  ['needs three muhurtas of Purnima in its morning', 'raksha-bandhan', '2022-08-11', '2023-08-30', '2026-08-28'],
  ['needs three muhurtas of Pratipada in its morning', 'govardhan-puja', '2020-11-15', '2023-11-14', '2026-11-10'],
  ['needs three muhurtas of that day, not of a clock', 'akshaya-tritiya', '2021-05-14'],
  ['is on the day whose noon Chaturthi fills, where it does not fill both', 'ganesh-chaturthi', '2022-08-31', '2023-09-19'],
  ['is on the fast of its ekadashi', 'gita-jayanti', '2020-12-25', '2022-12-03', '2023-12-22'],
];

test.each(HARD)('the observed day of a festival %s: %s', (_rule, key, ...dates) => {
  expect(dates.map((date) => dateOf(Number(date.slice(0, 4)), key))).toEqual(dates);
});

test.each([
  ['2023-08-30', true],
  ['2026-08-28', false],
])(
  'a Purnima that goes on for three muhurtas of the next morning leaves Raksha Bandhan undisputed: %s',
  (date, disputed) => {
    const raksha = festivalsOf({ ...DELHI, date }, 1).find(({ key }) => key === 'raksha-bandhan');
    expect(raksha).toMatchObject({ disputed });
  },
);

test('Vaishnavas observe another Janmashtami if the tithi is not current at sunrise, with a note', () => {
  const of = (date: string) =>
    festivalsOf({ ...DELHI, date }, 1).find(({ key }) => key === 'janmashtami');
  expect(of('2025-08-15')).toMatchObject({ disputed: true });
  expect(of('2024-08-26')).toMatchObject({ disputed: false });
});

test('a kshaya month has the festivals of both of its names', () => {
  const festivals = festivalsOf({ ...DELHI, date: '1983-01-14' }, 30);
  expect(festivals).toContainEqual(
    expect.objectContaining({ key: 'maha-shivaratri', date: '1983-02-11', disputed: true }),
  );
});

test('ekadashis have the names of their months, or in an added month their own', () => {
  const inYear = year(2026).filter(({ key }) => key.endsWith('-ekadashi'));
  expect(inYear.length).toBeGreaterThanOrEqual(24);
  const dates = Object.fromEntries(inYear.map(({ key, date }) => [key, date]));
  expect(dates).toMatchObject({
    'nirjala-ekadashi': '2026-06-25',
    'padmini-ekadashi': '2026-05-27',
    'parama-ekadashi': '2026-06-11',
    'devutthana-ekadashi': '2026-11-20',
  });
});

test('if Dwadashi ends before the next sunrise, the smarta ekadashi is the day before, with a note', () => {
  const papankusha = year(2024).find(({ key }) => key === 'papankusha-ekadashi');
  expect(papankusha).toMatchObject({ date: '2024-10-13', disputed: true });
});

test('a month computed alone equals the same month of the year', () => {
  const inNovember = year(2026).filter(({ date }) => date.startsWith('2026-11'));
  expect(festivalsOf({ ...DELHI, date: '2026-11-01' }, 30)).toEqual(inNovember);
});

test('each day’s festivals are sorted by rank', () => {
  const diwali = festivalsOf({ ...DELHI, date: '2026-11-08' }, 1);
  expect(diwali[0]).toMatchObject({
    key: 'diwali',
    rank: 'great',
    name: { en: 'Diwali (Lakshmi Puja)' },
  });
});

/** Maha Shivaratri in Delhi from 2001 to 2035, as printed in almanacs: month and day. */
const SHIVARATRI = [
  '02-21 03-12 03-01 02-18 03-08 02-26 02-16 03-06 02-23 02-12',
  '03-02 02-20 03-10 02-27 02-17 03-07 02-24 02-13 03-04 02-21',
  '03-11 03-01 02-18 03-08 02-26 02-15 03-06 02-23 02-11 03-02',
  '02-20 03-10 02-27 02-17 03-08',
].flatMap((line) => line.split(' '));

test('Maha Shivaratri is on the night whose midnight has more of Chaturdashi, as is that month’s Shivaratri', () => {
  for (const [i, day] of SHIVARATRI.entries()) {
    const festivals = festivalsOf({ ...DELHI, date: `${2001 + i}-02-01` }, 59);
    const date = `${2001 + i}-${day}`;
    expect(festivals).toContainEqual(expect.objectContaining({ key: 'maha-shivaratri', date }));
    expect(festivals).toContainEqual(expect.objectContaining({ key: 'masik-shivaratri', date }));
  }
});

test.each([
  // Trayodashi overlaps the evening of the 15th for minutes, and covers that of the 16th.
  ['2026-01-01', ['2026-01-01', '2026-01-16'], false],
])('Pradosh is on the evening that has more of Trayodashi: %s', (from, dates, disputed) => {
  const festivals = festivalsOf({ ...DELHI, date: from }, 20).filter(({ key }) =>
    key.startsWith('pradosh'),
  );
  expect(festivals.map(({ date }) => date)).toEqual(dates);
  expect(festivals.at(-1)).toMatchObject({ disputed });
});

test('the observed Pradosh evening has more of Trayodashi than the other one, in fifteen years', () => {
  for (let of = 2015; of < 2030; of += 1)
    for (const { date, disputed, key } of year(of))
      if (key.startsWith('pradosh') && !disputed) {
        const [full, before] = [trayodashiOf(date), trayodashiOf(addDays(date, -1))];
        expect(full, date).toBeGreaterThan(before);
      }
});

/** Printed dates of sankrantis, by the time of the Sun's entry in India. */
// biome-ignore format: one rule a line
const SANKRANTIS: readonly (readonly [rule: string, rashi: number, date: string])[] = [
  ['by day is that day', 0, '2026-04-14'],
  ['of Makara after sunset is the day after', 9, '2024-01-15'],
  ['of Karka before sunrise is the day before', 3, '2023-07-16'],
  ['of Karka in the evening is that day', 3, '2022-07-16'],
  ['of Tula in the evening is that day', 6, '2022-10-17'],
  ['of Tula after midnight is the day after', 6, '2023-10-18'],
  ['of Vrischika in the evening is that day', 7, '2022-11-16'],
  ['of Kumbha in the evening is that day', 10, '2021-02-12'],
  ['of Kumbha after midnight is the day after', 10, '2026-02-13'],
  ['of Mesha in the evening is that day', 0, '2024-04-13'],
];

test.each(SANKRANTIS)('the observed day of a sankranti %s', (_rule, rashi, date) => {
  expect(festivalsOf({ ...DELHI, date }, 1)).toContainEqual(
    expect.objectContaining({ key: `sankranti-${rashi}`, date }),
  );
});

test.each([
  ['navaratri', '2004-10-15'],
  ['new-year', '2008-04-07'],
  ['karva-chauth', '2003-10-14'],
])('%s of %s is disputed, because minutes decide its day', (key, date) => {
  const found = festivalsOf({ ...DELHI, date }, 1).find((festival) => festival.key === key);
  expect(found).toMatchObject({ disputed: true });
});

test('a year in the far north has the festivals whose days exist, and reports that some are missing', () => {
  const tromso = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo', date: '2026-01-01' };
  const { festivals, complete } = listOf(tromso, 365);
  expect(complete).toBe(false);
  expect(festivals).toContainEqual(expect.objectContaining({ key: 'holi', date: '2026-03-03' }));
});

test('no festival is on the date that Samoa skipped', () => {
  const apia = { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia', date: '2011-12-20' };
  expect(festivalsOf(apia, 20).map(({ date }) => date)).not.toContain('2011-12-30');
});

test('the first and the last day of the supported years have their festivals', () => {
  expect(listOf({ ...DELHI, date: '1900-01-01' }, 31).complete).toBe(true);
  expect(listOf({ ...DELHI, date: '2060-12-01' }, 31).complete).toBe(true);
});
