import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { castChart } from '../chart/chart.ts';
import { charaDasha, charaParts, charaYears, goesForward } from '../jaimini/chara-dasha.ts';
import { arudhas, charaKarakas, rashiDrishti } from '../jaimini/karakas.ts';
import { ashtottariDasha, ashtottariParts, nakshatraWithAbhijit } from './ashtottari.ts';
import { DASHA_YEAR, type DashaPeriod } from './periods.ts';
import { yoginiDasha, yoginiParts } from './yogini.ts';

const runs = { numRuns: 200, seed: 20261127 };
const moons = fc.double({ min: 0, max: 359.999999, noNaN: true });
const instants = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2090, 0, 1) });
const at = (instant: number) =>
  castChart({ instant, offsetSeconds: 0, latitude: 26.9, longitude: 75.8, hasTime: true });

function meets(
  periods: readonly DashaPeriod<string | number>[],
  full: { start: number; end: number },
): void {
  expect([periods[0]!.start, periods.at(-1)!.end]).toEqual([full.start, full.end]);
  for (const [place, { start, end }] of periods.entries()) {
    expect(end).toBeGreaterThan(start);
    if (place > 0) expect(start).toBe(periods[place - 1]!.end);
  }
}

const spanOf = (periods: readonly { start: number; end: number }[]) => ({
  start: periods[0]!.start,
  end: periods.at(-1)!.end,
});

test('yogini and ashtottari cover their cycles at three levels, including the birth', () => {
  fc.assert(
    fc.property(moons, instants, (moon, birth) => {
      const yoginis = yoginiDasha(moon, birth);
      meets(yoginis, spanOf(yoginis));
      expect(yoginis[0]!.start).toBeLessThanOrEqual(birth);
      expect(yoginis[0]!.end).toBeGreaterThan(birth);
      for (const part of yoginiParts(yoginis[2]!)) meets(yoginiParts(part), part);
      const lords = ashtottariDasha(moon, birth);
      meets(lords, spanOf(lords));
      expect((lords.at(-1)!.end - lords[0]!.start) / DASHA_YEAR).toBeCloseTo(108, 6);
      expect(lords[0]!.start).toBeLessThanOrEqual(birth);
      expect(lords[0]!.end).toBeGreaterThan(birth);
      for (const part of ashtottariParts(lords[4]!)) meets(ashtottariParts(part), part);
    }),
    runs,
  );
});

// Nakshatras of each yogini, by the table of the texts.
test.each([
  ['mangala', [5, 13, 21]],
  ['pingala', [6, 14, 22]],
  ['dhanya', [7, 15, 23]],
  ['bhramari', [0, 8, 16, 24]],
  ['bhadrika', [1, 9, 17, 25]],
  ['ulka', [2, 10, 18, 26]],
  ['siddha', [3, 11, 19]],
  ['sankata', [4, 12, 20]],
] as const)('%s is the first for her nakshatras', (yogini, nakshatras) => {
  for (const nakshatra of nakshatras)
    expect(yoginiDasha(((nakshatra + 0.5) * 360) / 27, 0)[0]!.name).toBe(yogini);
});

test('ashtottari gives Ardra to the Sun, Abhijit to Saturn and Krittika to Venus', () => {
  const first = (longitude: number) => ashtottariDasha(longitude, 0)[0]!.name;
  expect([first(70), first(278), first(30), first(125), first(350)]).toEqual([
    'Sun',
    'Saturn',
    'Venus',
    'Moon',
    'Rahu',
  ]);
  expect(nakshatraWithAbhijit(278).nakshatra).toBe(21);
  expect(nakshatraWithAbhijit(281)).toEqual({ nakshatra: 22, passed: expect.closeTo(0.0089, 3) });
  expect(nakshatraWithAbhijit(359.9).nakshatra).toBe(27);
});

test('at the start of a lord’s nakshatras all of its years are left', () => {
  const [sun] = ashtottariDasha(66 + 2 / 3 + 1e-9, 0);
  expect(sun!.name).toBe('Sun');
  expect(sun!.end / DASHA_YEAR).toBeCloseTo(6, 6);
});

describe('chara dasha', () => {
  test('has twelve rashis per cycle, of 1 to 12 years, and sub-periods that end with their own rashi', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const chart = at(instant);
        const dashas = charaDasha(chart);
        meets(dashas, spanOf(dashas));
        expect(new Set(dashas.slice(0, 12).map(({ name }) => name)).size).toBe(12);
        expect(dashas.length % 12).toBe(0);
        expect(dashas.at(-1)!.end - instant).toBeGreaterThanOrEqual(120 * DASHA_YEAR);
        expect(dashas[0]!.name).toBe(chart.lagna!.rashi);
        for (let rashi = 0; rashi < 12; rashi += 1) {
          expect(charaYears(chart, rashi)).toBeGreaterThanOrEqual(1);
          expect(charaYears(chart, rashi)).toBeLessThanOrEqual(12);
        }
        const forward = goesForward(chart.lagna!.rashi);
        const parts = charaParts(dashas[3]!, forward);
        meets(parts, dashas[3]!);
        expect(parts.at(-1)!.name).toBe(dashas[3]!.name);
        meets(charaParts(parts[0]!, forward), parts[0]!);
      }),
      runs,
    );
  });

  test('goes forward for Mesha, Simha, Kanya, Tula, Kumbha and Meena, as K. N. Rao lists them', () => {
    const forward = Array.from({ length: 12 }, (_, lagna) => lagna).filter(goesForward);
    expect(forward).toEqual([0, 4, 5, 6, 10, 11]);
  });
});

test('karakas are sorted by descending degree; Rahu’s is counted from the end of the rashi', () => {
  const chart = chartOf('1995-08-14', '07:40');
  for (const count of [7, 8] as const) {
    const karakas = charaKarakas(chart, count);
    expect(karakas).toHaveLength(count);
    for (const [place, { degree }] of karakas.entries())
      if (place > 0) expect(degree).toBeLessThanOrEqual(karakas[place - 1]!.degree);
  }
  expect(charaKarakas(chart, 7).map(({ karaka }) => karaka)).not.toContain('pitri');
});

test('no arudha is in its own house or the seventh from it', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const chart = at(instant);
      for (const [place, arudha] of arudhas(chart).entries()) {
        const house = (chart.lagna!.rashi + place) % 12;
        expect((arudha - house + 12) % 6).not.toBe(0);
      }
    }),
    runs,
  );
});

test('rashi drishti is mutual', () => {
  expect(rashiDrishti(0)).toEqual([4, 7, 10]);
  expect(rashiDrishti(1)).toEqual([3, 6, 9]);
  expect(rashiDrishti(2)).toEqual([5, 8, 11]);
  for (let rashi = 0; rashi < 12; rashi += 1) {
    expect(rashiDrishti(rashi)).toHaveLength(3);
    for (const other of rashiDrishti(rashi)) expect(rashiDrishti(other)).toContain(rashi);
  }
});
