import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { zodiacPoint } from '../chart/zodiac.ts';
import { isBalanced, papaOf } from './papasamya.ts';
import { PORUTHAMS, pierce, poruthams, RAJJUS } from './porutham.ts';

const moons = Array.from({ length: 108 }, (_, at) => zodiacPoint(((at + 0.5) * 360) / 108));
const nakshatraOf = (nakshatra: number) => moons[nakshatra * 4]!;

test('each pair has ten poruthams, of which only rajju and vedha rule out a match', () => {
  for (const girl of moons) {
    for (const boy of moons) {
      const { levels, given, rejected, nakshatras, rashis } = poruthams(girl, boy);
      expect(Object.keys(levels)).toEqual([...PORUTHAMS]);
      expect(given).toBe(PORUTHAMS.filter((porutham) => levels[porutham] !== 'none').length);
      expect(rejected.includes('rajju')).toBe(levels.rajju === 'none');
      expect(rejected.includes('vedha')).toBe(levels.vedha === 'none');
      expect([nakshatras >= 1 && nakshatras <= 27, rashis >= 1 && rashis <= 12]).toEqual([
        true,
        true,
      ]);
    }
  }
});

test('rajju and vedha are symmetric', () => {
  for (let girl = 0; girl < 27; girl += 1) {
    for (let boy = 0; boy < 27; boy += 1) {
      const [one, other] = [
        poruthams(nakshatraOf(girl), nakshatraOf(boy)),
        poruthams(nakshatraOf(boy), nakshatraOf(girl)),
      ];
      expect([one.levels.rajju, one.levels.vedha]).toEqual([
        other.levels.rajju,
        other.levels.vedha,
      ]);
    }
    const pierced = Array.from({ length: 27 }, (_, nakshatra) => nakshatra).filter((nakshatra) =>
      pierce(girl, nakshatra),
    );
    expect(pierced).toHaveLength([4, 13, 22].includes(girl) ? 2 : 1);
  }
});

// The five rajjus by Tamil lists.
test.each([
  ['pada', [0, 8, 9, 17, 18, 26]],
  ['uru', [1, 7, 10, 16, 19, 25]],
  ['udara', [2, 6, 11, 15, 20, 24]],
  ['kantha', [3, 5, 12, 14, 21, 23]],
  ['shiro', [4, 13, 22]],
] as const)('the rajju %s has its nakshatras', (rajju, nakshatras) => {
  const found = Array.from({ length: 27 }, (_, nakshatra) => nakshatra).filter(
    (nakshatra) => poruthams(nakshatraOf(nakshatra), nakshatraOf(nakshatra)).rajju.girl === rajju,
  );
  expect(found).toEqual([...nakshatras]);
  expect(RAJJUS).toContain(rajju);
});

test('dina depends on the boy’s nakshatra from the girl’s: missing for the third, fifth and seventh, good for the second and fourth', () => {
  const dina = (boy: number) => poruthams(nakshatraOf(0), nakshatraOf(boy)).levels.dina;
  expect([1, 2, 3, 4, 5, 6].map(dina)).toEqual(['good', 'none', 'good', 'none', 'good', 'none']);
  // The same nakshatra for both: Rohini is good, Ashwini middling, Ashlesha in no list.
  const same = (nakshatra: number) =>
    poruthams(nakshatraOf(nakshatra), nakshatraOf(nakshatra)).levels.dina;
  expect([same(3), same(0), same(8)]).toEqual(['good', 'middling', 'none']);
});

test('papasamya points are between 0 and 8¾, and equal charts balance', () => {
  const papa = papaOf(chartOf('1995-08-14', '07:40'))!;
  expect(papa.total).toBe(papa.lagna + papa.moon + papa.venus);
  expect(papa.total).toBeGreaterThan(0);
  expect(papa.total).toBeLessThanOrEqual(8.75);
  expect(isBalanced(papa, papa)).toBe(true);
  expect(isBalanced({ ...papa, total: 1 }, { ...papa, total: 1.25 })).toBe(false);
  expect(papaOf(chartOf('1995-08-14', null))).toBe(null);
});
