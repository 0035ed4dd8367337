import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { grahaTable } from './graha-table.ts';

test('the rows of a chart name what the drawing shows', () => {
  const rows = grahaTable(chartOf('1995-08-14', '07:40'));
  expect(rows.map(({ graha, rashi, house }) => [graha, rashi, house])).toEqual([
    ['Lagna', 'Simha', 1],
    ['Sun', 'Karka', 12],
    ['Moon', 'Meena', 8],
    ['Mars', 'Kanya', 2],
    ['Mercury', 'Simha', 1],
    ['Jupiter', 'Vrischika', 4],
    ['Venus', 'Karka', 12],
    ['Saturn', 'Kumbha', 7],
    ['Rahu', 'Tula', 3],
    ['Ketu', 'Mesha', 9],
  ]);
  expect(rows[7]).toMatchObject({ common: 'Shani', devanagari: 'शनि', retrograde: true, dignity: 'own' });
  expect(rows[1]!.degree).toMatch(/^27°\d\d′$/);
});

test('without a birth time there is no row of the lagna and no house', () => {
  const rows = grahaTable(chartOf('1995-08-14', null));
  expect(rows).toHaveLength(9);
  expect(rows.every(({ house }) => house === null)).toBe(true);
});
