import { expect, it } from 'vitest';
import { countStones, type StoneGroup } from './stone-filter.ts';

const group = (stone: string, origin: string, certified: boolean, count: number): StoneGroup => ({
  stone,
  origin,
  treatment: 'heat',
  shape: 'oval',
  certified,
  count,
});
const groups = [
  group('ruby', 'myanmar', true, 2),
  group('ruby', 'mozambique', false, 3),
  group('emerald', 'zambia', true, 4),
];

it('counts all stones without a filter', () => {
  const counts = countStones(groups, {});
  expect(counts).toMatchObject({
    stone: { ruby: 5, emerald: 4 },
    certified: 6,
    total: 9,
    treatment: { heat: 9 },
  });
});

it('counts each value within the other filters, but not within its own', () => {
  const counts = countStones(groups, { stone: 'ruby' });
  expect(counts.stone).toEqual({ ruby: 5, emerald: 4 });
  expect(counts.origin).toEqual({ myanmar: 2, mozambique: 3 });
  expect([counts.certified, counts.total]).toEqual([2, 5]);
});

it('counts only stones with a report if the filter requires one', () => {
  const counts = countStones(groups, { certified: true, origin: 'myanmar' });
  expect(counts).toMatchObject({
    stone: { ruby: 2 },
    origin: { myanmar: 2, zambia: 4 },
    certified: 2,
    total: 2,
  });
});
