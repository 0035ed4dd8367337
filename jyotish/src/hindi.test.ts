import { expect, test } from 'vitest';
import { chartOf } from '../golden/chart.ts';
import { nakshatraInfo } from './chart/nakshatra-info.ts';
import {
  gemAdvice,
  kundliData,
  NAKSHATRAS,
  northIndianChart,
  southIndianChart,
  yogasOf,
} from './index.ts';

const now = Date.UTC(2026, 10, 21);
/**
 * A hundred births some eight months apart: every rashi is a lagna, and nearly every yoga is
 * present and missing once.
 */
const births = Array.from({ length: 100 }, (_, i) => {
  const at = new Date(Date.UTC(1930, 0, 1) + i * (245 * 86_400_000 + 1_777 * 60_000)).toISOString();
  return chartOf(at.slice(0, 10), i % 5 === 4 ? null : at.slice(11, 16));
});

/** All displayed strings of a result, without identifiers. */
function sentences(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(name|type|start|end|duration|graha)$/.test(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sentences(part, Array.isArray(value) ? key : name),
  );
}

test('no text of a chart is in English', () => {
  for (const chart of births) {
    const { mangal_dosha, yoga_details, dasha_balance, nakshatra_details } = kundliData(
      chart,
      now,
      'hi',
    );
    const { lord: _, ...balance } = dasha_balance!;
    const result = [
      ...sentences({ mangal_dosha, balance, additional: nakshatra_details.additional_info }),
      ...yoga_details.flatMap((group) => [group.name, group.description]),
      ...yoga_details.flatMap(({ yoga_list }) =>
        yoga_list.flatMap((yoga) => [yoga.name, yoga.description]),
      ),
      ...[
        nakshatra_details.nakshatra,
        nakshatra_details.chandra_rasi,
        nakshatra_details.zodiac,
      ].map((found) => found!.name),
    ];
    for (const message of result) expect(message).not.toMatch(/[A-Za-z]|undefined|null/);
    for (const message of result) expect(message, message).toMatch(/[\u0900-\u097f]/);
  }
});

test('sentences end with a danda, and use Latin digits', () => {
  for (const chart of births) {
    for (const { description } of yogasOf(chart, 'hi').flatMap(({ yogas }) => yogas)) {
      expect(description).toMatch(/।$/);
      expect(description).not.toMatch(/[\u0966-\u096f]|\.|।।/);
    }
  }
});

test('the verdicts equal the English ones', () => {
  const verdicts = (chart: (typeof births)[number], language: 'en' | 'hi') => {
    const { mangal_dosha: dosha, ...data } = kundliData(chart, now, language);
    return {
      yogas: data.yoga_details.map(({ yoga_list }) => yoga_list.map(({ has_yoga }) => has_yoga)),
      dosha: [dosha.has_dosha, dosha.type, dosha.exceptions.length],
      dashas: data.dasha_periods,
      stones: gemAdvice(chart, now, language).best.graha,
    };
  };
  for (const chart of births) expect(verdicts(chart, 'hi')).toEqual(verdicts(chart, 'en'));
});

test('every nakshatra has its twelve attributes in Hindi', () => {
  for (const { index } of NAKSHATRAS) {
    const values = Object.values(nakshatraInfo(index, 'hi'));
    expect(values).toHaveLength(12);
    for (const detail of values) expect(detail).toMatch(/^[\u0900-\u097f ,()-]+$/);
    expect(nakshatraInfo(index, 'hi').syllables!.split(', ')).toHaveLength(4);
  }
});

test('the drawings have Hindi labels, and no English word but the name', () => {
  for (const draw of [northIndianChart, southIndianChart]) {
    for (const chart of births.slice(0, 10)) {
      const text = draw(chart, { name: 'Meera', language: 'hi' }).replace(/<[^>]*>/g, ' ');
      expect(text.replaceAll('Meera', '')).not.toMatch(/[A-Za-z]/);
    }
  }
});
