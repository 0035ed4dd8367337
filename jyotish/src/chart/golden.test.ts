import { expect, test } from 'vitest';
import { REFERENCE_BIRTHS } from '../../golden/births.ts';
import { referenceChart } from '../../golden/chart.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { NAKSHATRAS } from '../tradition/nakshatras.ts';
import { RASHIS } from '../tradition/rashis.ts';
import { mahadashas, runningPeriods, subPeriods } from './dasha.ts';
import { kundliData } from './kundli-data.ts';
import { mangalDosha } from './mangal-dosha.ts';
import { yogasOf } from './yoga/yogas.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

test.each(REFERENCE_BIRTHS)('names, houses and directions of $id', (birth) => {
  const chart = referenceChart(birth);
  expect(RASHIS[chart.lagna!.rashi]!.name).toBe(birth.lagnaRashi);
  for (const graha of GRAHAS) {
    const { rashi, house, nakshatra, pada, retrograde } = chart.grahas[graha];
    const { longitude: _, speed: __, ...expected } = birth.grahas[graha];
    expect(
      {
        rashi: RASHIS[rashi]!.name,
        house,
        nakshatra: NAKSHATRAS[nakshatra]!.name,
        pada,
        retrograde,
      },
      graha,
    ).toEqual(expected);
  }
  expect(kundliData(chart, NOW).nakshatra_details.zodiac?.name).toBe(birth.zodiac);
});

test.each(REFERENCE_BIRTHS)('dashas of $id start and end within two hours', (birth) => {
  const chart = referenceChart(birth);
  const periods = mahadashas(chart.grahas.Moon.longitude, chart.birth.instant);
  const result = [...periods, ...subPeriods(periods[0]!)];
  const expected = [...birth.mahadashas, ...birth.firstAntardashas];
  expect(result.map(({ lord }) => lord)).toEqual(expected.map(([lord]) => lord));
  result.forEach((period, i) => {
    expect(Math.abs(period.start - Date.parse(expected[i]![1])) / HOUR).toBeLessThan(2);
    expect(Math.abs(period.end - Date.parse(expected[i]![2])) / HOUR).toBeLessThan(2);
  });
  expect(runningPeriods(chart, chart.birth.instant)?.[1].lord).toBe(birth.antardashaAtBirth);
});

test.each(REFERENCE_BIRTHS)('Mangal dosha of $id', (birth) => {
  const { hasDosha, fromLagna, fromMoon, fromVenus } = mangalDosha(referenceChart(birth), NOW);
  expect({
    fromLagna: fromLagna?.house,
    fromMoon: fromMoon.house,
    fromVenus: fromVenus.house,
    dosha: hasDosha,
  }).toEqual(birth.mars);
});

test.each(REFERENCE_BIRTHS)('all yogas of $id, including disputed ones', (birth) => {
  const present = yogasOf(referenceChart(birth)).map(({ name, yogas }) => [
    name,
    yogas.filter((yoga) => yoga.present).map((yoga) => yoga.name),
  ]);
  expect(Object.fromEntries(present)).toEqual(birth.yogas);
});
