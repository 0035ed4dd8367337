import { expect, test } from 'vitest';
import { almanacBirth, GOLDEN_PAIRS } from '../../golden/almanac.ts';
import { gunaMilan, KOOT_MAXIMUM, KOOTS, type MoonOfBirth, verdictOf } from './koots.ts';
import { mangalMatch } from './mangal-match.ts';
import { moonsBetween } from './possible-moons.ts';

const moonOf = (id: string): MoonOfBirth => almanacBirth(id).grahas.Moon;

/** A Moon in the middle of each of the 108 padas. */
const PADAS: readonly MoonOfBirth[] = Array.from({ length: 108 }, (_, i) => {
  const longitude = (i + 0.5) * (360 / 108);
  return {
    rashi: Math.floor(longitude / 30),
    degree: longitude % 30,
    nakshatra: Math.floor(i / 4),
    pada: (i % 4) + 1,
  };
});

test.each(GOLDEN_PAIRS)(
  'koots, relief and Mangal of $boy and $girl',
  ({ boy, girl, points, relief, mangal }) => {
    const result = gunaMilan(moonOf(boy), moonOf(girl));
    expect(result.koots.map((koot) => koot.points)).toEqual(points);
    expect(result.total).toBe(points.reduce((all, value) => all + value, 0));
    expect(result.relief).toEqual(relief);
    expect(mangalMatch(almanacBirth(boy), almanacBirth(girl), null)?.verdict).toBe(mangal);
  },
);

test('the total over all pairs of padas ranges from 3 to 36, with the expected mean and share of 18 and more', () => {
  const totals = PADAS.flatMap((boy) => PADAS.map((girl) => gunaMilan(boy, girl).total));
  const mean = totals.reduce((all, total) => all + total, 0) / totals.length;
  expect(Math.min(...totals)).toBe(3);
  expect(Math.max(...totals)).toBe(36);
  expect(mean).toBeCloseTo(20.9077, 4);
  expect(totals.filter((total) => total >= 18).length / totals.length).toBeCloseTo(0.69985, 4);
});

test('the same pada scores 28', () => {
  expect(new Set(PADAS.map((pada) => gunaMilan(pada, pada).total))).toEqual(new Set([28]));
});

test('the totals of a boy of Ashwini 1 with the first padas of the 27 nakshatras are the published ones', () => {
  const totals = Array.from(
    { length: 27 },
    (_, nakshatra) => gunaMilan(PADAS[0]!, PADAS[nakshatra * 4]!).total,
  );
  expect(totals).toEqual([
    28, 34, 26.5, 24.5, 24.5, 19, 19, 29.5, 25, 20.5, 26.5, 16, 10, 13, 27.5, 22.5, 24.5, 12, 12,
    28, 25.5, 29, 20, 15, 18, 22.5, 25,
  ]);
});

test('exchanging boy and girl changes only varna, vashya and gana; tara is 1.5 or 3; no koot exceeds its maximum', () => {
  for (const boy of PADAS) {
    for (const girl of PADAS) {
      const [given, exchanged] = [gunaMilan(boy, girl), gunaMilan(girl, boy)];
      for (const [i, name] of KOOTS.entries()) {
        const { points } = given.koots[i]!;
        if (points < 0 || points > KOOT_MAXIMUM[name]) expect.fail(`${name} has ${points} points`);
        if (name === 'tara' && points !== 1.5 && points !== 3)
          expect.fail(`tara has ${points} points`);
        if (!['varna', 'vashya', 'gana'].includes(name) && exchanged.koots[i]!.points !== points) {
          expect.fail(`${name} is not the same both ways`);
        }
      }
    }
  }
});

test('no total without bhakoot is rated excellent', () => {
  const summaries = new Set<string>();
  for (const boy of PADAS) {
    for (const girl of PADAS) {
      const milan = gunaMilan(boy, girl);
      if (milan.koots[6]!.points === 0) summaries.add(verdictOf(milan));
    }
  }
  expect(summaries).toEqual(new Set(['good', 'fair', 'low']));
});

test('a Moon moving through a day passes every pada and half rashi in its range once, also across 0° Aries', () => {
  const passed = (from: number, to: number) =>
    moonsBetween(from, to).map(({ rashi, degree, pada }) => [rashi, degree < 15, pada]);
  expect(passed(253, 258)).toEqual([
    [8, true, 4],
    [8, true, 1],
    [8, false, 1],
    [8, false, 2],
  ]);
  expect(passed(359, 4)).toEqual([
    [11, false, 4],
    [0, true, 1],
    [0, true, 2],
  ]);
  expect(passed(99, 99)).toEqual([[3, true, 2]]);
});
