import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tdsOf } from './tds.ts';

const terms = {
  code: '1027',
  basisPoints: 1000,
  thresholdPaise: 5_000_000,
  grossPaise: 0,
  deductedPaise: 0,
};

it('deducts nothing without a code, or up to the threshold', () => {
  expect(tdsOf(null, 10_000_000)).toBe(0);
  expect(tdsOf(terms, 5_000_000)).toBe(0);
});

it('deducts from the full amount beyond the threshold, including earlier payments', () => {
  expect(tdsOf(terms, 5_000_100)).toBe(500_000);
  expect(tdsOf({ ...terms, grossPaise: 4_900_000 }, 200_000)).toBe(200_000);
  expect(tdsOf({ ...terms, grossPaise: 5_100_000, deductedPaise: 200_000 }, 1_000_000)).toBe(
    410_000,
  );
});

it('adds up to the rate on the year’s total, for any number of payments', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1_000_000, max: 9_000_000 }), { minLength: 3, maxLength: 30 }),
      (parts) => {
        let [grossPaise, deductedPaise] = [0, 0];
        for (const part of parts) {
          const tax = tdsOf({ ...terms, grossPaise, deductedPaise }, part);
          expect(tax).toBeLessThanOrEqual(part);
          [grossPaise, deductedPaise] = [grossPaise + part, deductedPaise + tax];
        }
        const expected =
          grossPaise > terms.thresholdPaise ? Math.round(grossPaise / 1000) * 100 : 0;
        expect(deductedPaise).toBe(expected);
      },
    ),
  );
});
