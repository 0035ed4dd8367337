import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { castChart } from '../chart/chart.ts';
import { grahaAt } from '../sky/sky.ts';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { muddaDasha, muddaParts } from './mudda.ts';
import { FASTEST, meeting } from './relations.ts';
import { sahams } from './sahams.ts';
import { returnError, solarReturn } from './solar-return.ts';
import { TAJIKA_YOGAS, type TajikaYoga, tajikaYogas } from './tajika-yogas.ts';
import { varshaphal } from './varshaphal.ts';
import { haddaLord, tajikaDrekkanaLord } from './year-lord.ts';

const runs = { numRuns: 200, seed: 20261127 };
const births = fc.integer({ min: Date.UTC(1901, 0, 1), max: Date.UTC(2020, 0, 1) });
const at = (instant: number) =>
  castChart({ instant, offsetSeconds: 19_800, latitude: 26.9, longitude: 75.8, hasTime: true });

describe('the Sun’s return', () => {
  test('equals the result of a bisection to a second', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 70 }), (instant, completed) => {
        const chart = at(instant);
        const found = solarReturn(chart, completed);
        const target = chart.grahas.Sun.longitude;
        const behind = (moment: number) =>
          ((grahaAt('Sun', moment).longitude - target + 540) % 360) - 180 < 0;
        let [low, high] = [found - 86_400_000, found + 86_400_000];
        while (high - low > 1) {
          const middle = (low + high) / 2;
          if (behind(middle)) low = middle;
          else high = middle;
        }
        expect(Math.abs(found - high)).toBeLessThan(1000);
        if (completed === 0) expect(Math.abs(found - instant)).toBeLessThan(1000);
      }),
      runs,
    );
  });

  test('has the Sun at its degree of birth with any ayanamsa', () => {
    const { birth } = chartOf('1995-08-14', '07:40');
    for (const ayanamsa of ['lahiri', 'raman', 'krishnamurti'] as const) {
      const chart = castChart(birth, undefined, ayanamsa);
      const { annual, start } = varshaphal(chart, 30, () => 19_800, ayanamsa)!;
      expect(Math.abs(returnError(chart, annual))).toBeLessThan(0.001);
      expect(new Date(start).toISOString().slice(0, 7)).toBe('2025-08');
    }
  });
});

test('the muntha advances a rashi per year and returns to the lagna after twelve', () => {
  const chart = chartOf('1995-08-14', '07:40');
  const rashis = Array.from(
    { length: 13 },
    (_, year) => varshaphal(chart, year, () => 19_800)!.muntha.rashi,
  );
  expect(rashis[0]).toBe(chart.lagna!.rashi);
  expect(rashis[12]).toBe(chart.lagna!.rashi);
  for (const [year, rashi] of rashis.entries())
    if (year > 0) expect(rashi).toBe((rashis[year - 1]! + 1) % 12);
});

test('haddas cover each rashi without Sun and Moon; drekkanas follow the spheres from Mars to Mars', () => {
  for (let rashi = 0; rashi < 12; rashi += 1) {
    const lords = Array.from({ length: 30 }, (_, degree) => haddaLord(rashi, degree + 0.5));
    expect(new Set(lords)).toEqual(new Set(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']));
  }
  expect([haddaLord(0, 5.99), haddaLord(0, 6), haddaLord(11, 29.9)]).toEqual([
    'Jupiter',
    'Venus',
    'Saturn',
  ]);
  expect([tajikaDrekkanaLord(0, 0), tajikaDrekkanaLord(1, 10), tajikaDrekkanaLord(11, 29)]).toEqual(
    ['Mars', 'Moon', 'Mars'],
  );
});

test('the degrees of hadda lords add up to their classical years: 57, 79, 66, 82 and 76', () => {
  const degrees = new Map<string, number>();
  for (let rashi = 0; rashi < 12; rashi += 1) {
    for (let degree = 0; degree < 30; degree += 1) {
      const lord = haddaLord(rashi, degree + 0.5);
      degrees.set(lord, (degrees.get(lord) ?? 0) + 1);
    }
  }
  // By the Egyptian terms Saturn and Mars have 57 and 66 degrees: Tajika's Dhanu moves one degree
  // from Saturn to Mars.
  expect(Object.fromEntries(degrees)).toEqual({
    Saturn: 56,
    Jupiter: 79,
    Mars: 67,
    Venus: 82,
    Mercury: 76,
  });
});

test('ithasala applies while the faster graha is behind, within half of both orbs, and becomes ishrafa', () => {
  const place = (moon: number, saturn: number) => (graha: string) =>
    graha === 'Moon' ? { rashi: 0, degree: moon } : { rashi: 4, degree: saturn };
  expect(meeting('Moon', 'Saturn', place(10, 20))).toEqual({ kind: 'ithasala', complete: false });
  expect(meeting('Saturn', 'Moon', place(19.5, 20))).toEqual({ kind: 'ithasala', complete: true });
  expect(meeting('Moon', 'Saturn', place(21.5, 20))).toEqual({ kind: 'ishrafa', complete: false });
  expect(meeting('Moon', 'Saturn', place(9, 20))).toBe(null);
  // The 6th rashi is not aspected.
  expect(
    meeting('Moon', 'Saturn', (graha) => ({ rashi: graha === 'Moon' ? 0 : 5, degree: 10 })),
  ).toBe(null);
});

test('each of the sixteen yogas occurs in some year, and exclusive ones never together', () => {
  const seen = new Set<TajikaYoga>();
  for (let day = 0; day < 60_000 && seen.size < 16; day += 1) {
    const { chart, houses } = tajikaYogas(at(Date.UTC(1902, 0, 1) + day * 90_000_000));
    for (const yoga of chart) seen.add(yoga);
    for (const { yogas } of houses) {
      for (const yoga of yogas) seen.add(yoga);
      expect(yogas.includes('ithasala') && yogas.includes('ishrafa')).toBe(false);
      expect(yogas.includes('kuttha') && yogas.includes('duruppha')).toBe(false);
      if (yogas.includes('kamboola')) expect(yogas).toContain('ithasala');
    }
  }
  expect(TAJIKA_YOGAS.filter((yoga) => !seen.has(yoga))).toEqual([]);
});

test('punya and vidya sahams are exchanged between day and night', () => {
  fc.assert(
    fc.property(births, (instant) => {
      const chart = at(instant);
      const [day, night] = [sahams(chart, false), sahams(chart, true)];
      expect(day.punya).toBeCloseTo(night.vidya, 9);
      expect(day.roga).toBe(night.roga);
      for (const longitude of Object.values(day))
        expect(longitude >= 0 && longitude < 360).toBe(true);
    }),
    runs,
  );
});

test('a saham is between its ends, or a rashi further', () => {
  const chart = at(Date.UTC(1995, 7, 14, 2, 10));
  const { Moon, Sun } = chart.grahas;
  const plain = (Moon.longitude - Sun.longitude + chart.lagna!.longitude + 720) % 360;
  const added = (sahams(chart, false).punya - plain + 360) % 360;
  expect([0, 30]).toContain(Math.round(added) % 360);
});

test('mudda dasha starts by the rule, and fills the year at two levels', () => {
  // Birth nakshatra 5, 30 completed years: 5 + 30 - 2 = 33, modulo nine 6: Saturn.
  const year = muddaDasha(4, 30, 0, 36_000);
  expect(year[0]!.lord).toBe('Saturn');
  expect(muddaDasha(0, 0, 0, 1)[0]!.lord).toBe('Ketu');
  expect([year[0]!.start, year.at(-1)!.end]).toEqual([0, 36_000]);
  for (const [place, { start }] of year.entries())
    if (place > 0) expect(start).toBe(year[place - 1]!.end);
  const parts = muddaParts(year[3]!);
  expect([parts[0]!.lord, parts[0]!.start, parts.at(-1)!.end]).toEqual([
    year[3]!.lord,
    year[3]!.start,
    year[3]!.end,
  ]);
});

test('the lord of the year is a candidate, or replaces the Moon; strengths are below 20', () => {
  fc.assert(
    fc.property(births, fc.integer({ min: 1, max: 60 }), (instant, completed) => {
      const { yearLord, strengths } = varshaphal(at(instant), completed, () => 19_800)!;
      if (yearLord.by !== 'moon') expect(Object.values(yearLord.offices)).toContain(yearLord.lord);
      for (const graha of VISIBLE_GRAHAS) {
        expect(strengths[graha].total).toBeGreaterThan(0);
        expect(strengths[graha].total).toBeLessThanOrEqual(20);
      }
      expect(FASTEST).toContain(yearLord.lord);
    }),
    { ...runs, numRuns: 60 },
  );
});

test('the annual chart is null without a birth time, and outside the tables', () => {
  expect(varshaphal(chartOf('1995-08-14', null), 3, () => 19_800)).toBe(null);
  expect(varshaphal(chartOf('1995-08-14', '07:40'), 104, () => 19_800)).toBe(null);
});
