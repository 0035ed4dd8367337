import { describe, expect, test } from 'vitest';
import { GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { dailyHoroscope } from './daily.ts';
import { spoils, TRANSIT_RULES } from './rules.ts';
import { levelOf, scoreOf, transitsFrom } from './score.ts';
import { tarabala } from './tarabala.ts';

const rashisAt = (rest: number, moved: Partial<Record<Graha, number>> = {}) => {
  const rashis = {} as Record<Graha, number>;
  for (const graha of GRAHAS) rashis[graha] = moved[graha] ?? rest;
  return rashis;
};

const transit = (graha: Graha, rashis: Record<Graha, number>) =>
  transitsFrom(0, rashis).find((found) => found.graha === graha)!;

describe('the score of a position', () => {
  test('a favourable house counts in full', () => {
    expect(transit('Moon', rashisAt(1, { Moon: 10 }))).toMatchObject({
      house: 11,
      good: true,
      points: 3,
    });
  });

  test('an unfavourable house subtracts half', () => {
    expect(transit('Jupiter', rashisAt(1, { Jupiter: 0 }))).toMatchObject({
      house: 1,
      good: false,
      points: -0.75,
    });
  });

  test('a graha in the vedha house cancels the benefit', () => {
    expect(transit('Moon', rashisAt(1, { Moon: 10, Mars: 7 }))).toMatchObject({
      points: 0,
      spoiledBy: ['Mars'],
    });
  });

  test.each([
    ['Sun', 'Saturn'],
    ['Moon', 'Mercury'],
  ] as const)('%s and %s spare each other', (a, b) => {
    expect([spoils(a, b), spoils(b, a), spoils(a, 'Mars')]).toEqual([false, false, true]);
  });

  test('nodes are not obstructed by vedha', () => {
    expect(transit('Rahu', rashisAt(11, { Rahu: 2 }))).toMatchObject({
      points: 0.5,
      spoiledBy: [],
    });
  });

  test('no vedha house is a favourable house of the same graha', () => {
    for (const { good } of Object.values(TRANSIT_RULES)) {
      const houses = Object.keys(good).map(Number);
      expect(houses.every((house) => good[house] !== house)).toBe(true);
    }
  });
});

test.each([
  [-5.5, 1],
  [-2.75, 2],
  [-1, 3],
  [0, 4],
  [1.75, 5],
  [11, 5],
])('a score of %d is level %i', (score, level) => {
  expect(levelOf(score)).toBe(level);
});

test('each level covers about a fifth of days and signs', () => {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 600; i += 1) {
    const date = new Date(Date.UTC(1960, 0, 1 + i * 41)).toISOString().slice(0, 10);
    for (const { level } of dailyHoroscope(date).signs) counts[level - 1]! += 1;
  }
  for (const count of counts) expect(count / 7200).toBeGreaterThan(0.14);
  for (const count of counts) expect(count / 7200).toBeLessThan(0.26);
});

describe('21 November 2026', () => {
  const day = dailyHoroscope('2026-11-21');

  test('is a Saturday with the Moon in Meena all day', () => {
    expect(day).toMatchObject({
      weekday: 'Saturday',
      dayLord: 'Saturn',
      moonRashi: 11,
      ingress: null,
    });
  });

  test('has twelve Moon signs from aries, each with the Moon in another house', () => {
    expect(day.signs.map(({ sign }) => sign).slice(0, 3)).toEqual(['aries', 'taurus', 'gemini']);
    expect(day.signs.map(({ moonHouse }) => moonHouse)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  test('is equal for every user at any time', () => {
    expect(dailyHoroscope('2026-11-21')).toEqual(day);
  });
});

describe('a day on which the Moon changes its rashi', () => {
  const day = Array.from({ length: 5 }, (_, i) => dailyHoroscope(`2026-11-${22 + i}`)).find(
    ({ ingress, date }) => ingress && ingress.at > Date.parse(`${date}T06:00:00+05:30`),
  )!;

  test('has two parts that meet at the ingress', () => {
    const { parts } = day.signs[0]!;
    expect(parts).toHaveLength(2);
    expect(parts[0]!.until).toBe(day.ingress!.at);
    expect(parts[1]!.from).toBe(day.ingress!.at);
    expect((parts[0]!.moonRashi + 1) % 12).toBe(parts[1]!.moonRashi);
    expect(parts[1]!.until - parts[0]!.from).toBe(86_400_000);
  });

  test.each([
    ['2026-11-26', '7:11 am'], // 07:11:13
    ['2026-11-30', '9:43 am'], // 09:42:32
    ['2026-12-02', '2:59 pm'], // 14:59:27
  ])('has the same minute of %s as the panchang', (date, clock) => {
    expect(dailyHoroscope(date).signs[0]!.prediction).toContain(` until ${clock}: `);
  });

  test('names both houses and the time in the ticker', () => {
    expect(day.signs[0]!.prediction).toMatch(
      /^Moon in your \d+\w+ until \d+:\d\d [ap]m: .*; then in your \d+\w+: /,
    );
  });

  test('has the score of the part at 06:00', () => {
    expect(day.signs[0]!.score).toBe(day.signs[0]!.parts[0]!.score);
  });
});

test.each(['en', 'hi'] as const)(
  'no prediction of ten years in %s is longer than a ticker line',
  (language) => {
    for (let i = 0; i < 3653; i += 3) {
      const date = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
      for (const { prediction, explanation } of dailyHoroscope(date, language).signs) {
        expect(prediction.length, prediction).toBeLessThanOrEqual(110);
        expect(`${prediction} ${explanation}`).not.toMatch(
          /undefined|death|disease|guarantee|cure/i,
        );
      }
    }
  },
);

test.each(['2026-02-30', 'tomorrow'])('%s is rejected', (date) => {
  expect(() => dailyHoroscope(date)).toThrow(RangeError);
});

test.each([
  [0, 0, 'Janma', 'mixed'],
  [0, 1, 'Sampat', 'good'],
  [26, 1, 'Vipat', 'hard'],
  [5, 4, 'Parama Mitra', 'good'],
  [0, 15, 'Vadha', 'hard'],
] as const)('from nakshatra %i to %i the tara is %s', (birth, day, name, verdict) => {
  expect(tarabala(birth, day)).toMatchObject({ name, verdict });
});

test('the score is the total of its positions', () => {
  const transits = transitsFrom(3, rashisAt(5, { Moon: 2 }));
  expect(scoreOf(transits)).toBe(transits.map(({ points }) => points).reduce((a, b) => a + b));
});

describe('in Hindi', () => {
  const [english, hindi] = [dailyHoroscope('2026-11-21'), dailyHoroscope('2026-11-21', 'hi')];

  test('the verdicts are equal', () => {
    expect(hindi.signs.map(({ sign, score, level }) => [sign, score, level])).toEqual(
      english.signs.map(({ sign, score, level }) => [sign, score, level]),
    );
  });

  test('the text has no English words', () => {
    for (const { prediction, explanation } of hindi.signs)
      expect(prediction + explanation).not.toMatch(/[A-Za-z]/);
  });
});
