import type { Product } from '@jyotiratna/contract';

type Sold = Pick<Product, 'discountedPrice' | 'quantity' | 'weightMg' | 'pricePerCarat'>;
type Span = { from: number; to: number };

/**
 * The ranges of prices (rupees), weights (mg) and prices per carat (rupees) of the remedies in
 * stock; null where no remedy has the value.
 */
export type StockSpans = {
  count: number;
  prices: Span | null;
  weights: Span | null;
  perCarat: Span | null;
};

/**
 * The ranges of the listed remedies. @param count the number in stock, which may be more than the
 * listed ones
 */
export function stockOf(products: readonly Sold[], count?: number): StockSpans {
  const there = products.filter(({ quantity }) => quantity !== 0);
  return {
    count: count ?? there.length,
    prices: spanOf(there.map(({ discountedPrice }) => discountedPrice)),
    weights: spanOf(there.flatMap(({ weightMg }) => weightMg ?? [])),
    perCarat: spanOf(there.flatMap(({ pricePerCarat }) => pricePerCarat ?? [])),
  };
}

function spanOf(values: readonly number[]): Span | null {
  return values.length === 0 ? null : { from: Math.min(...values), to: Math.max(...values) };
}
