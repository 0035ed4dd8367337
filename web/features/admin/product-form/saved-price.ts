import { priceByWeight, toPaise, toRupees } from '@jyotiratna/contract';
import { bundleTotals } from './bundle-values.ts';
import { isByWeight, type ProductValues } from './product-values.ts';

export type SavedPrice = {
  /** Price per unit in rupees. */
  originalPrice: number;
  discountedPrice: number;
  /** Null where stock is not tracked. */
  quantity: number | null;
};

/**
 * The price and quantity that the server will save for a new remedy without variants: a stone with
 * a rate is priced by weight and has a quantity of one unless another is entered.
 */
export function savedPrice(values: ProductValues): SavedPrice {
  const { weightMg, pricePerCarat, originalPrice, discountedPrice, bundle } = values;
  if (bundle) {
    const { single, price, stock } = bundleTotals(bundle);
    return { originalPrice: single, discountedPrice: price, quantity: stock };
  }
  const typedQuantity = values.quantity === '' ? null : Number(values.quantity);
  const quantity = typedQuantity ?? (Number(weightMg) > 0 ? 1 : null);
  if (!isByWeight(values)) {
    return {
      originalPrice: Number(originalPrice),
      discountedPrice: Number(discountedPrice),
      quantity,
    };
  }
  const price = toRupees(priceByWeight(toPaise(Number(pricePerCarat)), Number(weightMg)));
  return {
    originalPrice: Math.max(Number(originalPrice), price),
    discountedPrice: price,
    quantity,
  };
}
