import { describe, expect, test } from 'vitest';
import reference from '../../../golden/births.json' with { type: 'json' };
import { REFERENCE_BIRTHS } from '../../../golden/births.ts';
import { chartOf, referenceChart } from '../../../golden/chart.ts';
import { GRAHAS, type Graha } from '../../tradition/grahas.ts';
import { houseFrom } from '../../tradition/rashis.ts';
import type { Chart } from '../chart.ts';
import { zodiacPoint } from '../zodiac.ts';
import { YOGA_RULES, yogasOf } from './yogas.ts';

/** A chart with the given grahas in the middle of the given rashi, and all others in `rest`. */
function staged(lagna: number, rest: number, rashis: Partial<Record<Graha, number>>): Chart {
  const chart = chartOf('2000-01-03', '12:00');
  const grahas = { ...chart.grahas };
  for (const graha of GRAHAS) {
    const rashi = rashis[graha] ?? rest;
    grahas[graha] = {
      ...grahas[graha],
      ...zodiacPoint(rashi * 30 + 15),
      house: houseFrom(lagna, rashi),
    };
  }
  return { ...chart, lagna: zodiacPoint(lagna * 30 + 15), grahas };
}

function verdict(chart: Chart, name: string): boolean {
  return yogasOf(chart)
    .flatMap(({ yogas }) => yogas)
    .find((yoga) => yoga.name === name)!.present;
}

// Each yoga once present and once missing by one rashi: lagna, rashi of the other grahas, relevant
// grahas.
describe.each<
  [
    string,
    [number, number, Partial<Record<Graha, number>>],
    [number, number, Partial<Record<Graha, number>>],
  ]
>([
  ['Gajakesari', [0, 1, { Moon: 0, Jupiter: 6 }], [0, 1, { Moon: 0, Jupiter: 5 }]],
  ['Kedara', [0, 1, { Moon: 2, Sun: 3, Mars: 4 }], [0, 1, { Moon: 2, Sun: 3 }]],
  ['Kamal', [0, 0, { Moon: 3, Sun: 6, Mars: 9 }], [0, 0, { Moon: 3, Sun: 6, Mars: 8 }]],
  ['Musala', [0, 1, { Moon: 4, Sun: 7, Mars: 10 }], [0, 1, { Moon: 4, Sun: 7, Mars: 9 }]],
  ['Kahala', [0, 1, { Moon: 3, Jupiter: 6, Mars: 7 }], [0, 1, { Moon: 3, Jupiter: 5, Mars: 7 }]],
  ['Ruchaka', [0, 1, { Mars: 9 }], [0, 1, { Mars: 7 }]],
  ['Bhadra', [2, 1, { Mercury: 5 }], [2, 1, { Mercury: 4 }]],
  ['Hamsa', [0, 1, { Jupiter: 3 }], [0, 1, { Jupiter: 8 }]],
  ['Malavya', [0, 1, { Venus: 6 }], [0, 2, { Venus: 1 }]],
  ['Sasa', [0, 1, { Saturn: 6 }], [0, 1, { Saturn: 10 }]],
  // Saturn debilitated in Mesha: its lord Mars in the 10th, then in the 11th; the Moon far from
  // both.
  [
    'Neecha Bhanga Raja',
    [0, 1, { Saturn: 0, Mars: 9, Moon: 7 }],
    [0, 1, { Saturn: 0, Mars: 10, Moon: 8, Sun: 1 }],
  ],
  ['Harsha', [0, 1, { Mercury: 7 }], [0, 1, { Mercury: 6 }]],
  ['Amala', [0, 1, { Venus: 9, Moon: 5 }], [0, 1, { Venus: 9, Sun: 9, Moon: 5 }]],
  [
    'Saraswati',
    [0, 1, { Jupiter: 3, Venus: 4, Mercury: 6 }],
    [0, 1, { Jupiter: 9, Venus: 4, Mercury: 6 }],
  ],
  ['Maha Parivartana', [0, 5, { Mars: 1, Venus: 0 }], [0, 5, { Mars: 2, Mercury: 7, Venus: 5 }]],
  ['Sunapha', [0, 5, { Moon: 0, Mars: 1 }], [0, 5, { Moon: 0, Sun: 1 }]],
  ['Anapha', [0, 5, { Moon: 1, Mars: 0 }], [0, 5, { Moon: 1, Rahu: 0 }]],
  ['Duradhara', [0, 5, { Moon: 1, Mars: 0, Venus: 2 }], [0, 5, { Moon: 1, Mars: 0 }]],
  ['Kemadruma', [0, 5, { Moon: 0 }], [0, 5, { Moon: 0, Venus: 11 }]],
  ['Chandra Mangala', [0, 5, { Moon: 0, Mars: 0 }], [0, 5, { Moon: 0, Mars: 6 }]],
  [
    'Adhi',
    [0, 1, { Moon: 0, Mercury: 5, Jupiter: 6, Venus: 7 }],
    [0, 1, { Moon: 0, Mercury: 5, Jupiter: 6, Venus: 8 }],
  ],
  [
    'Vasumati',
    [0, 1, { Moon: 4, Mercury: 2, Jupiter: 5, Venus: 10 }],
    [0, 1, { Moon: 4, Mercury: 2, Jupiter: 5, Venus: 8 }],
  ],
  ['Vesi', [0, 5, { Sun: 0, Venus: 1 }], [0, 5, { Sun: 0, Moon: 1 }]],
  ['Vasi', [0, 5, { Sun: 1, Venus: 0 }], [0, 5, { Sun: 1, Ketu: 0 }]],
  ['Ubhayachari', [0, 5, { Sun: 1, Venus: 0, Mars: 2 }], [0, 5, { Sun: 1, Mars: 2 }]],
  ['Budha Aditya', [0, 5, { Sun: 5, Mercury: 5 }], [0, 5, { Sun: 6 }]],
  ['Daridra', [0, 1, { Saturn: 5 }], [0, 1, { Saturn: 4 }]],
  ['Grahan', [0, 5, { Sun: 0, Ketu: 0, Rahu: 6 }], [0, 5, { Ketu: 0, Rahu: 6 }]],
  ['Shakat', [0, 5, { Jupiter: 0, Moon: 7 }], [0, 5, { Jupiter: 0, Moon: 6 }]],
  ['Chandal', [0, 5, { Jupiter: 0, Rahu: 0, Ketu: 6 }], [0, 5, { Rahu: 0, Ketu: 6 }]],
  ['Kuja', [0, 5, { Mars: 7 }], [0, 5, { Mars: 1 }]],
  ['Angarak', [0, 5, { Mars: 6, Rahu: 0, Ketu: 6 }], [0, 5, { Rahu: 0, Ketu: 6 }]],
  ['Vish', [0, 5, { Moon: 0, Saturn: 0 }], [0, 5, { Saturn: 0 }]],
  ['Kaal Sarp', [0, 3, { Rahu: 0, Ketu: 6 }], [0, 3, { Rahu: 0, Ketu: 6, Mars: 8 }]],
])('%s', (name, created, failing) => {
  test('is detected', () => expect(verdict(staged(...created), name)).toBe(true));
  test('is absent if one graha is moved', () =>
    expect(verdict(staged(...failing), name)).toBe(false));
});

describe('Neecha Bhanga Raja', () => {
  const neechaBhanga = (chart: Chart, language: 'en' | 'hi' = 'en') =>
    yogasOf(chart, language)
      .flatMap(({ yogas }) => yogas)
      .find(({ name }) => name === 'Neecha Bhanga Raja' || name === 'नीच भंग राज')!.description;
  // Lagna Meena with Mercury debilitated in it: a kendra from the lagna; Jupiter in the 2nd: no
  // kendra from the Moon.
  const alone = staged(11, 7, { Mercury: 11, Jupiter: 0, Moon: 1, Venus: 3 });

  test('never counts a graha as cancelling its own debilitation: Mercury rules its own exaltation', () => {
    expect(verdict(alone, 'Neecha Bhanga Raja')).toBe(false);
    expect(neechaBhanga(alone)).toBe(
      'Debilitated and not lifted by another graha in a kendra: Mercury in Meena (1st house).',
    );
  });

  test('names the cancelling graha, the rule and its house', () => {
    const lifted = staged(11, 7, { Mercury: 11, Jupiter: 2, Moon: 1, Venus: 3 });
    expect(neechaBhanga(lifted)).toMatch(
      /^Mercury in Meena \(1st house\) is debilitated and lifted by Jupiter in Mithuna \(4th house\) \(ruler of its rashi; in a kendra from the lagna\)\./,
    );
    expect(neechaBhanga(lifted, 'hi')).toContain(
      'गुरु मिथुन (भाव 4) में (उसकी राशि का स्वामी; लग्न से केन्द्र में)',
    );
  });

  test('uses the graha exalted in the rashi of the debilitated one, although it rules neither rashi', () => {
    // Saturn debilitated in Mesha, whose lord Mars is in the 2nd, as is Venus, the lord of its
    // exaltation rashi; the Sun, exalted in Mesha, is in the 10th.
    const lifted = staged(0, 1, { Saturn: 0, Sun: 9, Moon: 5 });
    expect(neechaBhanga(lifted)).toContain(
      'Sun in Makara (10th house) (the graha whose exaltation that rashi is; in a kendra from the lagna)',
    );
  });
});

test('forty yogas are listed in the order of the reference', () => {
  const names = Object.fromEntries(
    yogasOf(chartOf('2000-01-03', '12:00')).map((s) => [s.name, s.yogas.length]),
  );
  expect(names).toEqual({
    'Major Yogas': 20,
    'Chandra Yogas': 7,
    'Soorya Yogas': 4,
    'Inauspicious Yogas': 9,
  });
  expect(new Set(YOGA_RULES.map(({ name }) => name)).size).toBe(40);
});

test('disputed yogas are marked', () => {
  const disputed = YOGA_RULES.filter((rule) => rule.disputed).map(({ name }) => name);
  expect([...disputed].sort()).toEqual([...reference.disputedYogas].sort());
});

test.each(REFERENCE_BIRTHS)(
  'every description of $id states its basis and promises nothing',
  (birth) => {
    for (const { description } of yogasOf(referenceChart(birth)).flatMap(({ yogas }) => yogas)) {
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(description).toMatch(
        /Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|grahas|house \d/i,
      );
      expect(description).not.toMatch(/undefined|null|will |guarantee|cure/);
    }
  },
);

test('without a birth time the yogas of the lagna are omitted and their number is returned', () => {
  const sections = yogasOf(chartOf('2000-01-03', null));
  const names = sections.flatMap(({ yogas }) => yogas.map(({ name }) => name));
  expect(names).toContain('Gajakesari');
  expect(names).not.toContain('Raja');
  expect(names).not.toContain('Kuja');
  expect(sections[0]!.description).toMatch(/ depend on the birth time\.$/);
  expect(
    sections.flatMap(({ yogas }) => yogas.map((yoga) => yoga.description)).join(' '),
  ).not.toMatch(/house\)/);
});
