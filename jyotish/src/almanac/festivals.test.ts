import { expect, test } from 'vitest';
import { festivalsOf } from './festivals.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

const year = (of: number) => festivalsOf({ ...DELHI, date: `${of}-01-01` }, 365);
const dateOf = (of: number, key: string) => year(of).find((festival) => festival.key === key)?.date;

/** Dates that almanacs and lists of holidays print for Delhi. */
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

/** Days of years in which the tithi touches its time of two days, or of none, as they were printed and kept for Delhi. */
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

test.each(HARD)('a festival %s: %s', (_rule, key, ...dates) => {
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

test('Vaishnavas keep another Janmashtami where the tithi does not run at sunrise, and that is said', () => {
  const of = (date: string) => festivalsOf({ ...DELHI, date }, 1).find(({ key }) => key === 'janmashtami');
  expect(of('2025-08-15')).toMatchObject({ disputed: true });
  expect(of('2024-08-26')).toMatchObject({ disputed: false });
});

test('a kshaya month has the festivals of both of its names', () => {
  const kept = festivalsOf({ ...DELHI, date: '1983-01-14' }, 30);
  expect(kept).toContainEqual(expect.objectContaining({ key: 'maha-shivaratri', date: '1983-02-11', disputed: true }));
});

test('ekadashis bear the names of their months, those of an added month their own', () => {
  const inYear = year(2026).filter(({ key }) => key.endsWith('-ekadashi'));
  expect(inYear.length).toBeGreaterThanOrEqual(24);
  const named = Object.fromEntries(inYear.map(({ key, date }) => [key, date]));
  expect(named).toMatchObject({
    'nirjala-ekadashi': '2026-06-25',
    'padmini-ekadashi': '2026-05-27',
    'parama-ekadashi': '2026-06-11',
    'devutthana-ekadashi': '2026-11-20',
  });
});

test('where the day after has no Dwadashi to break the fast in, the smarta day is the one before, and that is said', () => {
  const papankusha = year(2024).find(({ key }) => key === 'papankusha-ekadashi');
  expect(papankusha).toMatchObject({ date: '2024-10-13', disputed: true });
});

test('a month shown alone has what the year has in it', () => {
  const inNovember = year(2026).filter(({ date }) => date.startsWith('2026-11'));
  expect(festivalsOf({ ...DELHI, date: '2026-11-01' }, 30)).toEqual(inNovember);
});

test('each day’s list leads with the weightiest', () => {
  const diwali = festivalsOf({ ...DELHI, date: '2026-11-08' }, 1);
  expect(diwali[0]).toMatchObject({ key: 'diwali', rank: 'great', name: { en: 'Diwali (Lakshmi Puja)' } });
});
