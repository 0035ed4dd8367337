import { describe, expect, test } from 'vitest';
import { REFERENCE_BIRTHS } from '../../../golden/births.ts';
import { chartOf, referenceChart } from '../../../golden/chart.ts';
import { areEnemies, type Graha } from '../../tradition/grahas.ts';
import { messagesIn } from '../../tradition/language.ts';
import { houseFrom, RASHIS } from '../../tradition/rashis.ts';
import type { Chart, GrahaPosition } from '../chart.ts';
import { zodiacPoint } from '../zodiac.ts';
import { gemAdvice, type LagnaGemAdvice } from './advice.ts';
import { rolesFor } from './roles.ts';

const NOW = Date.UTC(2026, 10, 21);

/**
 * Columns: lagna, life, lucky, fortune, yogakaraka, lords of a dusthana as well, neutral, avoid;
 * owned bhavas in brackets.
 */
const TABLE = `
Mesha | Mars | Sun | Jupiter | none | Mars (8), Jupiter (12) | Moon (4), Venus (2,7) | Mercury (3,6), Saturn (10,11)
Vrishabha | Venus | Mercury | Saturn | Saturn | Venus (6) | Sun (4) | Moon (3), Mars (7,12), Jupiter (8,11)
Mithuna | Mercury | Venus | Saturn | none | Venus (12), Saturn (8) | Moon (2), Jupiter (7,10) | Sun (3), Mars (6,11)
Karka | Moon | Mars | Jupiter | Mars | Jupiter (6) | Sun (2) | Mercury (3,12), Venus (4,11), Saturn (7,8)
Simha | Sun | Jupiter | Mars | Mars | Jupiter (8) | none | Moon (12), Mercury (2,11), Venus (3,10), Saturn (6,7)
Kanya | Mercury | Saturn | Venus | none | Saturn (6) | Jupiter (4,7) | Sun (12), Moon (11), Mars (3,8)
Tula | Venus | Saturn | Mercury | Saturn | Venus (8), Mercury (12) | Moon (10), Mars (2,7) | Sun (11), Jupiter (3,6)
Vrischika | Mars | Jupiter | Moon | none | Mars (6) | Sun (10) | Mercury (8,11), Venus (7,12), Saturn (3,4)
Dhanu | Jupiter | Mars | Sun | none | Mars (12) | Mercury (7,10) | Moon (8), Venus (6,11), Saturn (2,3)
Makara | Saturn | Venus | Mercury | Venus | Mercury (6) | Moon (7) | Sun (8), Mars (4,11), Jupiter (3,12)
Kumbha | Saturn | Mercury | Venus | Venus | Saturn (12), Mercury (8) | Sun (7) | Moon (6), Mars (3,10), Jupiter (2,11)
Meena | Jupiter | Moon | Mars | none | none | Mercury (4,7) | Sun (6), Venus (3,8), Saturn (11,12)
`;

const rows = TABLE.trim()
  .split('\n')
  .map(
    (row) => row.split(' | ') as [string, string, string, string, string, string, string, string],
  );

/** Splits 'Moon (4), Venus (2,7)' into a sorted list. */
const settled = (cell: string) => (cell === 'none' ? [] : cell.split(', ').sort());

test.each(rows)(
  'roles for lagna %s',
  (lagna, life, lucky, fortune, yogakaraka, dusthana, neutral, avoid) => {
    const roles = Object.values(rolesFor(RASHIS.findIndex(({ name }) => name === lagna)));
    const withStone = (stone: string) => roles.find((role) => role.stone === stone)?.graha;
    const rolesOf = (standing: string) =>
      roles
        .filter((role) => role.standing === standing)
        .map(({ graha, owns }) => `${graha} (${owns.join(',')})`)
        .sort();
    expect([withStone('life'), withStone('lucky'), withStone('fortune')]).toEqual([
      life,
      lucky,
      fortune,
    ]);
    expect(roles.find((role) => role.yogakaraka)?.graha ?? 'none').toBe(yogakaraka);
    expect(rolesOf('neutral')).toEqual(settled(neutral));
    expect(rolesOf('avoid')).toEqual(settled(avoid));
    const hard = roles
      .filter(
        (role) =>
          role.standing === 'beneficial' && role.owns.some((house) => [6, 8, 12].includes(house)),
      )
      .map(
        ({ graha, owns }) =>
          `${graha} (${owns.filter((house) => [6, 8, 12].includes(house)).join(',')})`,
      );
    expect(hard.sort()).toEqual(settled(dusthana));
  },
);

function adviceFor(chart: Chart, now = NOW): LagnaGemAdvice {
  const advice = gemAdvice(chart, now);
  if (advice.basis !== 'lagna') throw new Error('advice from the lagna was expected');
  return advice;
}

describe('Simha lagna of 14 August 1995, 07:40, Jaipur', () => {
  const advice = adviceFor(chartOf('1995-08-14', '07:40'));

  test('ruby is the best stone, for two reasons', () => {
    expect(advice.best.stone.name).toBe('Ruby');
    expect(advice.best.reasons.map(({ text, points }) => [text, points])).toEqual([
      ['The Sun rules your lagna.', 3],
      ['The Sun stands in your 12th house.', 1],
    ]);
  });

  test('the stone of the yogakaraka is the alternative', () => {
    expect(advice.alternative.graha).toBe('Mars');
    expect(advice.alternative.reasons.map(({ title }) => title)).toEqual([
      'Fortune stone',
      'Yogakaraka',
    ]);
  });

  test('stones to avoid are listed with their reasons', () => {
    expect(advice.avoid.map(({ graha, reasons }) => [graha, reasons[0]!.text])).toEqual([
      ['Moon', 'The Moon rules your 12th house.'],
      ['Mercury', 'Mercury rules your 2nd and 11th houses.'],
      ['Venus', 'Venus rules your 3rd and 10th houses.'],
      ['Saturn', 'Saturn rules your 6th and 7th houses.'],
    ]);
  });
});

/** A copy of the chart with one graha moved. */
function moved(
  chart: Chart,
  graha: Graha,
  rashi: number,
  change: Partial<GrahaPosition> = {},
): Chart {
  const position = {
    ...chart.grahas[graha],
    ...zodiacPoint(rashi * 30 + 15),
    house: houseFrom(chart.lagna!.rashi, rashi),
    ...change,
  };
  return { ...chart, grahas: { ...chart.grahas, [graha]: position } };
}

describe('scores', () => {
  const simha = chartOf('1995-08-14', '07:40');

  test('the lord of the current mahadasha gains a point', () => {
    // Mahadashas: Saturn to 2004, Mercury to 2021, Ketu to 2028, Venus to 2048, Sun to 2054.
    const inSunDasha = Date.UTC(2050, 0, 1);
    const titles = adviceFor(simha, inSunDasha).best.reasons.map(({ title }) => title);
    expect(titles).toContain('Dasha running now');
  });

  test('combustion, debilitation and a dusthana count as one need', () => {
    const chart = moved(simha, 'Jupiter', 9, { combust: true });
    const jupiter = adviceFor(chart).ranked.find(({ graha }) => graha === 'Jupiter')!;
    expect(jupiter.reasons.find(({ kind }) => kind === 'help')).toEqual({
      kind: 'help',
      title: 'Needs support',
      text: 'Jupiter is combust, is debilitated and stands in your 6th house.',
      points: 1,
    });
    expect(jupiter.score).toBe(2 + 1 - 1);
  });

  test('an additional dusthana lordship does not lower the score of the life stone', () => {
    const mesha = { ...simha, lagna: zodiacPoint(15) };
    const mars = adviceFor(mesha).ranked.find(({ graha }) => graha === 'Mars')!;
    expect(mars.reasons.map(({ title }) => title)).not.toContain('Mixed');
  });
});

describe('consultation first', () => {
  const simha = chartOf('1995-08-14', '07:40');

  test('is advised for a graha in a dusthana that it rules', () => {
    const advice = adviceFor(moved(simha, 'Jupiter', 11));
    expect(advice.ranked.find(({ graha }) => graha === 'Jupiter')!.consultFirst).toBe(
      'Jupiter stands in the 8th house, which it rules.',
    );
  });

  test('is advised for blue sapphire, hessonite and cat’s eye in every chart', () => {
    for (const birth of REFERENCE_BIRTHS) {
      const { ranked, neutral, avoid, nodes } = adviceFor(referenceChart(birth));
      const result = [...ranked, ...neutral, ...avoid, ...nodes];
      for (const graha of ['Saturn', 'Rahu', 'Ketu']) {
        expect(result.find((advice) => advice.graha === graha)!.consultFirst).not.toBeNull();
      }
    }
  });
});

test.each(REFERENCE_BIRTHS)(
  '$id has nine stones without duplicates, and best and alternative are not enemies',
  (birth) => {
    const { best, alternative, ranked, neutral, avoid, nodes } = adviceFor(referenceChart(birth));
    const all = [...ranked, ...neutral, ...avoid, ...nodes].map(({ graha }) => graha);
    expect(new Set(all).size).toBe(9);
    expect(all).toHaveLength(9);
    expect(areEnemies(best.graha, alternative.graha)).toBe(false);
    expect(best.score).toBeGreaterThanOrEqual(alternative.score);
  },
);

test('ruby and pearl are never worn with blue sapphire or diamond', () => {
  for (const light of ['Sun', 'Moon'] as const) {
    for (const dark of ['Saturn', 'Venus'] as const) expect(areEnemies(light, dark)).toBe(true);
  }
});

test('without a birth time only the stone of the nakshatra is recommended, as weak evidence', () => {
  const advice = gemAdvice(chartOf('1995-08-14', null), NOW);
  expect(advice).toMatchObject({ basis: 'nakshatra', evidence: 'weak' });
  expect(advice.best.stone.name).toBe('Blue sapphire');
  expect(advice.best.reasons[0]!.text).toBe("Lord of Uttara Bhadrapada, the Moon's nakshatra.");
  expect(advice.best.consultFirst).toMatch(/astrologer/);
});

test('the Hindi advice is equal, without any English word', () => {
  const chart = chartOf('1995-08-14', '07:40');
  const advice = gemAdvice(chart, NOW, 'hi') as LagnaGemAdvice;
  expect(advice.best.graha).toBe(adviceFor(chart).best.graha);
  const result = [...advice.ranked, ...advice.neutral, ...advice.avoid, ...advice.nodes];
  const sentences = result.flatMap(({ graha, reasons, consultFirst }) => [
    ...reasons.flatMap(({ title, text }) => [title, text]),
    consultFirst ?? '',
    ...Object.values(messagesIn('hi').gems.stones[graha]).flat(),
  ]);
  expect([...sentences, advice.disclaimer].join(' ')).not.toMatch(/[A-Za-z]/);
  expect(advice.best.reasons[0]!.text).toBe('सूर्य आपके लग्न का स्वामी है।');
});
