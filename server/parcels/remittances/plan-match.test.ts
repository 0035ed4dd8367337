import { expect, it } from 'vitest';
import { planMatch } from './plan-match.ts';

const parcels = new Map([
  ['A', { id: 'pcl_a', duePaise: 125_050, remitted: false }],
  ['B', { id: 'pcl_b', duePaise: 99_900, remitted: true }],
  ['C', { id: 'pcl_c', duePaise: 0, remitted: false }],
]);
const outcomes = (...lines: [string, number][]) =>
  planMatch(
    lines.map(([awb, amountPaise]) => ({ awb, amountPaise })),
    parcels,
  ).map(({ outcome }) => outcome);

it('matches an amount to the paisa', () => {
  expect(outcomes(['A', 125_050])).toEqual(['matched']);
  expect(outcomes(['A', 125_049])).toEqual(['less']);
  expect(outcomes(['A', 125_051])).toEqual(['more']);
});

it('names lines that were paid before, are not ours, or were not due', () => {
  expect(outcomes(['B', 99_900], ['X', 100], ['C', 100])).toEqual([
    'repeated',
    'unknown',
    'not_due',
  ]);
});

it('counts a parcel that is listed twice once', () => {
  expect(outcomes(['A', 125_050], ['A', 125_050])).toEqual(['matched', 'repeated']);
});
