import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { lagnaAt } from '../sky/sky.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { VIMSHOTTARI_ORDER } from '../tradition/nakshatras.ts';
import { type Horizon, horizonAt, houseOf, placidusCusps } from './cusps.ts';
import { kpChart, rulingGrahas } from './kp-chart.ts';
import { lordsOf, subs } from './sub-lords.ts';

const RADIAN = Math.PI / 180;
const runs = { numRuns: 300, seed: 20261127 };
const instants = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) });

/**
 * Sine of the altitude, and hour angle in degrees [-180, 180), of a sidereal longitude, by rotating
 * vectors.
 */
function seen(longitude: number, { meridian, obliquity, latitude, ayanamsa }: Horizon, next = 0) {
  const tropical = longitude * RADIAN + ayanamsa;
  const [x, y] = [Math.cos(tropical), Math.sin(tropical)];
  const [east, north] = [y * Math.cos(obliquity), y * Math.sin(obliquity)];
  const turned = meridian + next * RADIAN;
  const [south, west] = [
    x * Math.cos(turned) + east * Math.sin(turned),
    x * Math.sin(turned) - east * Math.cos(turned),
  ];
  return {
    altitude: south * Math.cos(latitude) + north * Math.sin(latitude),
    hourAngle: Math.atan2(west, south) / RADIAN,
  };
}

/**
 * Degrees that the sky rotates from the rising of a longitude to its culmination, by bisection
 * instead of a formula.
 */
function risingArc(longitude: number, horizon: Horizon): number {
  const now = seen(longitude, horizon).hourAngle;
  let [down, up] = [-180 - now, -now];
  for (let round = 0; round < 60; round += 1) {
    const middle = (down + up) / 2;
    if (seen(longitude, horizon, middle).altitude < 0) down = middle;
    else up = middle;
  }
  return -now - up;
}

describe('Placidus cusps', () => {
  const latitudes = Array.from({ length: 41 }, (_, at) => -66 + at * 3.3);

  test.each(latitudes)(
    'divide the semi-arcs into thirds at latitude %f, by a search of each rising',
    (latitude) => {
      fc.assert(
        fc.property(
          instants,
          fc.double({ min: -180, max: 180, noNaN: true }),
          (instant, longitude) => {
            const horizon = horizonAt(instant, { latitude, longitude }, 'krishnamurti');
            const cusps = placidusCusps(horizon);
            for (const [house, share] of [
              [11, 1 / 3],
              [12, 2 / 3],
              [1, 1],
            ] as const) {
              const cusp = cusps[house - 1]!;
              const before = -seen(cusp, horizon).hourAngle;
              expect(Math.abs(before - share * risingArc(cusp, horizon)) * 3600).toBeLessThan(0.01);
            }
            for (const [house, share] of [
              [2, 2 / 3],
              [3, 1 / 3],
            ] as const) {
              const cusp = cusps[house - 1]!;
              const passed = (seen(cusp, horizon).hourAngle + 360) % 360;
              const nocturnal = 180 - risingArc(cusp, horizon);
              expect(Math.abs(passed - (180 + share * nocturnal)) * 3600).toBeLessThan(0.01);
            }
          },
        ),
        { ...runs, numRuns: 25 },
      );
    },
  );

  test('start with the lagna, and are in order and opposite in pairs', () => {
    fc.assert(
      fc.property(
        instants,
        fc.double({ min: -65.9, max: 65.9, noNaN: true }),
        (instant, latitude) => {
          const place = { latitude, longitude: 75.8 };
          const cusps = placidusCusps(horizonAt(instant, place, 'lahiri'));
          const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
          expect(apart(cusps[0]!, lagnaAt(instant, place)) * 3600).toBeLessThan(0.001);
          const widths = cusps.map((cusp, at) => (cusps[(at + 1) % 12]! - cusp + 360) % 360);
          expect(widths.reduce((total, width) => total + width, 0)).toBeCloseTo(360, 6);
          for (const [at, cusp] of cusps.entries()) {
            expect(apart(cusp, cusps[(at + 6) % 12]! + 180)).toBeLessThan(1e-9);
            expect(houseOf(cusp, cusps)).toBe(at + 1);
          }
        },
      ),
      runs,
    );
  });

  test.each([66.1, 70, -89, Number.NaN])('are rejected at latitude %f', (latitude) => {
    expect(() => horizonAt(0, { latitude, longitude: 0 }, 'krishnamurti')).toThrow(RangeError);
  });
});

describe('the 249 subs', () => {
  const rows = subs();

  test('cover the zodiac; six of 243 are split by a rashi', () => {
    expect(rows).toHaveLength(249);
    expect([rows[0]!.start, rows.at(-1)!.end]).toEqual([0, 360]);
    for (const [at, { start, end }] of rows.entries()) {
      expect(end).toBeGreaterThan(start);
      if (at > 0) expect(start).toBe(rows[at - 1]!.end);
    }
    const split = rows.filter(
      (row, at) => at > 0 && row.star === rows[at - 1]!.star && row.sub === rows[at - 1]!.sub,
    );
    expect(split).toHaveLength(6);
  });

  // Printed in the tables of KP astrologers: number, rashi, start in it, nakshatra lord and sub
  // lord.
  test.each([
    [1, 0, 0, 'Ketu', 'Ketu'],
    [2, 0, 46 / 60 + 40 / 3600, 'Ketu', 'Venus'],
    [145, 6, 29 + 26 / 60 + 40 / 3600, 'Jupiter', 'Moon'],
    [249, 11, 27 + 53 / 60 + 20 / 3600, 'Mercury', 'Saturn'],
  ] as const)('number %i begins where it is printed', (number, rashi, degree, star, sub) => {
    const row = rows[number - 1]!;
    expect(row).toMatchObject({ number, rashi, star, sub });
    expect(row.start).toBeCloseTo(rashi * 30 + degree, 9);
  });

  test('start at integer arcseconds, 400 for each year of their lords, and restart at each rashi', () => {
    const years = {
      Ketu: 7,
      Venus: 20,
      Sun: 6,
      Moon: 10,
      Mars: 7,
      Rahu: 18,
      Jupiter: 16,
      Saturn: 19,
      Mercury: 17,
    };
    const lords = Object.keys(years) as (keyof typeof years)[];
    const starts = new Set(Array.from({ length: 12 }, (_, rashi) => rashi * 108_000));
    for (let star = 0, start = 0; star < 27; star += 1) {
      for (let sub = 0; sub < 9; sub += 1) {
        starts.add(start);
        start += 400 * years[lords[(star + sub) % 9]!];
      }
      expect(start).toBe((star + 1) * 48_000);
    }
    expect(rows.map(({ start }) => Math.round(start * 3600 * 1e6) / 1e6)).toEqual(
      [...starts].sort((a, b) => a - b),
    );
  });

  test('agree with the lords of their first and last degrees, exactly at each boundary', () => {
    for (const { start, end, star, sub } of rows) {
      expect(lordsOf(start)).toMatchObject({ star, sub, subSub: expect.any(String) });
      expect(lordsOf(end - 1e-7)).toMatchObject({ star, sub });
    }
  });

  test('start with the sub-sub of their own lord unless a rashi splits them, and all 2187 sub-subs are contiguous', () => {
    let before = '';
    let changes = 0;
    for (let third = 5; third < 3_888_000; third += 10) {
      const { star, sub, subSub } = lordsOf(third / 10_800);
      const key = `${star} ${sub} ${subSub}`;
      if (key !== before) {
        const last = before.split(' ')[2];
        const order = VIMSHOTTARI_ORDER as readonly string[];
        if (last && before.startsWith(`${star} ${sub} `)) {
          expect(order.indexOf(subSub)).toBe((order.indexOf(last) + 1) % 9);
        } else expect(subSub).toBe(sub);
        changes += 1;
      }
      before = key;
    }
    expect(changes).toBe(2187);
  });
});

test('a KP chart has every graha in a house, and consistent significators of houses and grahas', () => {
  const { houses, grahas, places, cusps } = kpChart(chartOf('1995-08-14', '07:40').birth);
  for (const graha of GRAHAS) {
    const [nakshatraLordIn, standsIn, nakshatraLordRules, rules] = grahas[graha];
    expect(houses[standsIn[0]! - 1]![1]).toContain(graha);
    expect(houses[nakshatraLordIn[0]! - 1]![0]).toContain(graha);
    for (const house of nakshatraLordRules) expect(houses[house - 1]![2]).toContain(graha);
    for (const house of rules) expect(houses[house - 1]![3]).toEqual([graha]);
    expect(
      houseOf(
        places[graha].longitude,
        cusps.map(({ longitude }) => longitude),
      ),
    ).toBe(standsIn[0]);
  }
});

test('the ruling planets of a moment are those of its day, Moon and lagna', () => {
  const chart = kpChart(chartOf('1995-08-14', '07:40').birth);
  const rulers = rulingGrahas(chart, 'Moon');
  expect(rulers.day).toBe('Moon');
  expect(rulers.moon.star).toBe(chart.places.Moon.star);
  expect(rulers.lagna.sign).toBe(chart.cusps[0]!.sign);
});
