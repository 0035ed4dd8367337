import { expect, test } from 'vitest';
import { almanacBirth, GOLDEN_SADE_SATI, GOLDEN_VARGAS } from '../../golden/almanac.ts';
import { REFERENCE_BIRTHS } from '../../golden/births.ts';
import { chartOf, referenceChart } from '../../golden/chart.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { ashtakavarga } from './ashtakavarga.ts';
import { sadeSati } from './sade-sati.ts';
import { VARGAS, vargaChart } from './varga.ts';

const HOUR = 3600;
/** Total bindus of Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn; 337 in all. */
const Totals = [48, 49, 39, 54, 56, 52, 39];

test.each(GOLDEN_VARGAS)(
  'divisional charts and ashtakavarga of $birth',
  ({ birth, signs, bav }) => {
    const chart = almanacBirth(birth);
    for (const varga of VARGAS) {
      const { lagna, grahas } = vargaChart(chart, varga);
      expect([lagna, ...GRAHAS.map((graha) => grahas[graha])].join(' '), `D${varga}`).toBe(
        signs[varga],
      );
    }
    const result = ashtakavarga(chart)!;
    for (const [graha, bindus] of Object.entries(result.bav))
      expect(bindus.join(' '), graha).toBe(bav[graha]);
  },
);

test.each(REFERENCE_BIRTHS)(
  'the bindus of $id have the expected totals in both readings, and D9 is the navamsa',
  (birth) => {
    const chart = referenceChart(birth);
    for (const reading of ['varahamihira', 'rao'] as const) {
      const { bav, sav } = ashtakavarga(chart, reading)!;
      const totalOf = (bindus: readonly number[]) =>
        bindus.reduce((total, bindu) => total + bindu, 0);
      expect(Object.values(bav).map(totalOf)).toEqual(Totals);
      expect(totalOf(sav)).toBe(337);
    }
    const { grahas } = vargaChart(chart, 9);
    for (const graha of GRAHAS) expect(grahas[graha]).toBe(chart.grahas[graha].navamsa);
  },
);

test('without a birth time ashtakavarga is null, and divisional charts have no lagna', () => {
  const chart = chartOf('1995-08-14', null);
  expect(ashtakavarga(chart)).toBe(null);
  expect(vargaChart(chart, 9).lagna).toBe(null);
});

test.each(GOLDEN_SADE_SATI)(
  'Saturn’s transits in the life of $birth',
  ({ birth, moonRashi, stays }) => {
    const result = sadeSati(moonRashi, almanacBirth(birth).birth.instant);
    expect(result.map(({ phase, rashi, cycle }) => [phase, rashi, cycle])).toEqual(
      stays.map(([phase, rashi, , , cycle]) => [phase, rashi, cycle]),
    );
    for (const [i, { start, end }] of result.entries()) {
      const [, , from, until] = stays[i]!;
      expect(Math.abs(start / 1000 - from)).toBeLessThan(2 * HOUR);
      expect(Math.abs(end / 1000 - until)).toBeLessThan(2 * HOUR);
    }
  },
);

test('Saturn enters rashis on the days printed in almanacs', () => {
  // Ingresses in India: Makara 24 January 2020, Kumbha 29 April 2022, back 12 July 2022, Kumbha 17
  // January 2023, Meena 29 March 2025.
  const inIndia = (instant: number) => new Date(instant + 19_800_000).toISOString().slice(0, 10);
  const result = sadeSati(10, Date.UTC(1994, 0, 1)).filter(
    ({ start }) => start > Date.UTC(2019, 0, 1),
  );
  expect(result.slice(0, 5).map(({ rashi, start }) => [rashi, inIndia(start)])).toEqual([
    [9, '2020-01-24'],
    [10, '2022-04-29'],
    [9, '2022-07-12'],
    [10, '2023-01-17'],
    [11, '2025-03-29'],
  ]);
});

test('lives beyond Saturn’s table are rejected', () => {
  expect(() => sadeSati(0, Date.UTC(1899, 11, 31))).toThrow(RangeError);
  expect(() => sadeSati(0, Date.UTC(2100, 0, 1))).toThrow(RangeError);
  expect(sadeSati(0, Date.UTC(2099, 11, 31)).length).toBeGreaterThan(10);
});
