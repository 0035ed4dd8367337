import { expect, it } from 'vitest';
import { cheapestInstalments, instalmentsOf } from './instalments.ts';

const plan = (months: number, basisPoints: number, minPaise = 300_000, lender = 'Bank') => ({
  ...{ lender, months, basisPoints, minPaise },
});

it.each([
  // 1 lakh at 12 % over a year: 8884.88 in published EMI tables.
  [10_000_000, 12, 1200, 888_488],
  [600_000, 6, 0, 100_000],
  [100_001, 3, 0, 33_334],
])(
  '%i paise over %i months at %i basis points cost %i per month',
  (amount, months, basisPoints, monthly) => {
    const { monthlyPaise, totalPaise } = instalmentsOf(amount, plan(months, basisPoints));
    expect([monthlyPaise, totalPaise]).toEqual([monthly, monthly * months]);
  },
);

it('selects the plan with the lowest interest for each number of months', () => {
  const plans = [
    plan(12, 1500),
    plan(3, 1300),
    plan(12, 1200, 900_000),
    plan(12, 1400, 100_000, 'Other'),
  ];
  const offered = cheapestInstalments(500_000, plans);
  expect(
    offered.map(({ plan: { months, basisPoints, lender } }) => [months, basisPoints, lender]),
  ).toEqual([
    [3, 1300, 'Bank'],
    [12, 1400, 'Other'],
  ]);
  expect(cheapestInstalments(99_999, plans)).toEqual([]);
});
