import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import type { Graha } from '../tradition/grahas.ts';
import { houseFrom } from '../tradition/rashis.ts';
import type { Chart } from './chart.ts';
import { mangalDosha } from './mangal-dosha.ts';
import { zodiacPoint } from './zodiac.ts';

/**
 * A chart born on Monday 3 January 2000, with grahas moved as a rule requires; no other exception
 * applies.
 */
function staged(lagna: number, rashis: Partial<Record<Graha, number>>): Chart {
  const chart = chartOf('2000-01-03', '12:00');
  const grahas = { ...chart.grahas };
  // No rule of the dosha refers to the 3rd from the lagna, except for Jupiter's aspects on the 7th,
  // 9th and 11th.
  const places = {
    Moon: (lagna + 2) % 12,
    Venus: (lagna + 2) % 12,
    Jupiter: (lagna + 2) % 12,
    ...rashis,
  };
  for (const [name, rashi] of Object.entries(places)) {
    const graha = name as Graha;
    grahas[graha] = {
      ...grahas[graha],
      ...zodiacPoint(rashi * 30 + 15),
      house: houseFrom(lagna, rashi),
    };
  }
  return { ...chart, lagna: zodiacPoint(lagna * 30 + 15), grahas };
}

/** A date at which the person born in 2000 is 20. */
const YOUNG = Date.UTC(2020, 5, 1);

test.each([
  [1, true, 'Mild'],
  [2, true, 'Mild'],
  [3, false, null],
  [4, true, 'Mild'],
  [5, false, null],
  [6, false, null],
  [7, true, 'Strong'],
  [8, true, 'Strong'],
  [9, false, null],
  [10, false, null],
  [11, false, null],
  [12, true, 'Mild'],
])('Mars in house %i: %s, %s', (house, hasDosha, type) => {
  expect(mangalDosha(staged(1, { Mars: house % 12 }), YOUNG)).toMatchObject({ hasDosha, type });
});

test('Mars is described for any houses from Moon and Venus, even without the lagna', () => {
  const noTime = mangalDosha(chartOf('2000-01-03', null), YOUNG);
  expect(noTime.description).toMatch(
    / From the Moon, Mars stands in the \w+, from Venus in the \w+\.$/,
  );
});

test('the text uses singular for one exception, and plural for several', () => {
  const one = mangalDosha(staged(11, { Mars: 6, Jupiter: 6 }), YOUNG);
  expect(one.exceptions).toHaveLength(1);
  expect(one.description).toContain('An exception applies, which');
  const two = mangalDosha(staged(11, { Mars: 6, Jupiter: 6 }), Date.UTC(2029, 0, 1));
  expect(two.exceptions).toHaveLength(2);
  expect(two.description).toContain('2 exceptions apply, each of which');
});

describe('exceptions', () => {
  const exceptionsOf = (lagna: number, rashis: Partial<Record<Graha, number>>, now = YOUNG) =>
    mangalDosha(staged(lagna, rashis), now).exceptions.join(' ');

  test('do not apply to Mars in the 8th without any of the reasons', () => {
    // Exceptions would apply to lagna Makara with Mars in Simha; here lagna Meena, Mars in Tula:
    // 8th.
    expect(mangalDosha(staged(11, { Mars: 6 }), YOUNG)).toMatchObject({
      hasDosha: true,
      hasException: false,
    });
  });

  test.each([
    ['own rashi', 0, { Mars: 0 }, /its own rashi or its exaltation/],
    ['Simha', 7, { Mars: 4, Jupiter: 6 }, /^$/],
    ['Kumbha in the 4th', 7, { Mars: 10 }, /calm in Simha and Kumbha/],
    ['the 2nd in Mithuna', 1, { Mars: 2 }, /2nd house does not count/],
    ['the 4th in Mesha', 9, { Mars: 0 }, /4th house does not count/],
    ['the 7th in Karka', 9, { Mars: 3 }, /7th house does not count/],
    ['the 8th in Dhanu', 1, { Mars: 8 }, /8th house does not count/],
    ['the 12th in Tula', 7, { Mars: 6 }, /12th house does not count/],
    ['Mars with Jupiter', 11, { Mars: 6, Jupiter: 6 }, /shares Tula with Jupiter/],
    ['Mars with the Moon', 11, { Mars: 6, Moon: 6 }, /shares Tula with Moon/],
    [
      'Jupiter looking at Mars',
      11,
      { Mars: 6, Jupiter: 0 },
      /Jupiter, 7th from Mars, casts its full aspect on it/,
    ],
    ['Venus in the lagna', 11, { Mars: 6, Venus: 11 }, /Venus in the lagna/],
    ['lagna Karka', 3, { Mars: 5, Jupiter: 4, Venus: 5, Moon: 5 }, /^$/],
    ['lagna Karka with Mars in the 8th', 3, { Mars: 10 }, /lagna is Karka/],
  ] as const)('%s', (_, lagna, rashis, expected) => {
    expect(exceptionsOf(lagna, rashis)).toMatch(expected);
  });

  test('apply after the 28th birthday, but not on it', () => {
    expect(exceptionsOf(11, { Mars: 6 }, Date.UTC(2028, 0, 3, 12))).toBe('');
    expect(exceptionsOf(11, { Mars: 6 }, Date.UTC(2028, 0, 4, 12))).toMatch(/Past the age of 28/);
  });

  test('apply to a birth on a Tuesday, by the local date', () => {
    // 00:30 on Tuesday in India, still Monday in UTC.
    const tuesday = { ...staged(11, { Mars: 6 }), birth: chartOf('2000-01-04', '00:30').birth };
    expect(mangalDosha(tuesday, YOUNG).exceptions).toEqual(['Born on a Tuesday, the day of Mars.']);
  });
});

test('without a birth time nothing is derived from the lagna', () => {
  const dosha = mangalDosha(chartOf('2000-01-03', null), YOUNG);
  expect(dosha).toMatchObject({ hasDosha: false, type: null, fromLagna: null, exceptions: [] });
  expect(dosha.description).toMatch(/needs a birth time/);
});

test('a dosha is described without alarming language', () => {
  const { description, remedies } = mangalDosha(staged(1, { Mars: 7 }), YOUNG);
  expect(description).toMatch(/About half of all charts/);
  expect(remedies.join(' ')).not.toMatch(/guarantee|cure|remove/i);
});
