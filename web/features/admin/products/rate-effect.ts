type Change = { priceBefore: number; priceAfter: number; mrpEnds: boolean };

/**
 * The total effect of a price change: totals and the lowest new price in rupees, the change in
 * percent.
 */
export function rateEffect(changes: readonly Change[]) {
  const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0);
  const before = sum(changes.map(({ priceBefore }) => priceBefore));
  const after = sum(changes.map(({ priceAfter }) => priceAfter));
  return {
    ...{
      before,
      after,
      percent: before === 0 ? 0 : Math.round(((after - before) / before) * 1000) / 10,
    },
    lowest: Math.min(...changes.map(({ priceAfter }) => priceAfter)),
    mrpEnds: changes.filter(({ mrpEnds }) => mrpEnds).length,
  };
}
