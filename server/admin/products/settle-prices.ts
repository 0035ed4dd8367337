import { type ErrorMessage, errorMessage, itemAt, ShopError, toPaise } from '@jyotiratna/contract';

type Given = { originalPrice?: number | undefined; discountedPrice?: number | undefined };
export type Prices = { originalPricePaise: number; discountedPricePaise: number };

/**
 * Computes both prices in paise from prices in rupees. Without previous prices, a missing one
 * equals the other.
 * @throws ShopError invalid_input if none is given or the discounted price is the higher one
 */
export function settlePrices(given: Given, before?: Prices): Prices {
  const original =
    given.originalPrice === undefined ? before?.originalPricePaise : toPaise(given.originalPrice);
  const discounted =
    given.discountedPrice === undefined
      ? before?.discountedPricePaise
      : toPaise(given.discountedPrice);
  const price = original ?? discounted;
  if (price === undefined) throw reject({ discountedPrice: errorMessage('price_needed') });
  const prices = {
    originalPricePaise: original ?? price,
    discountedPricePaise: discounted ?? price,
  };
  if (prices.discountedPricePaise > prices.originalPricePaise)
    throw reject({ discountedPrice: errorMessage('price_above_original') });
  return prices;
}

function reject(fields: Record<string, ErrorMessage>): ShopError {
  return new ShopError('invalid_input', { fields, message: itemAt(Object.values(fields), 0) });
}
