import { type Cart, toRupees } from '@jyotiratna/contract';
import { presentProduct } from '../catalogue/present-product.ts';
import { listPictures } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { presentCoupon } from '../pricing/evaluate-coupon.ts';
import { type PricedLines, presentQuote } from '../pricing/price-lines.ts';

/** Priced lines as the contract shows a cart. One query, for the pictures. */
export async function presentCart(deps: Pick<Deps, 'db'>, { lines, coupon, quote }: PricedLines): Promise<Cart> {
  const ids = lines.map(({ product }) => product.id);
  const pictures = Map.groupBy(await listPictures(deps.db, ids), (picture) => picture.productId);
  return {
    items: lines.map(({ product, quantity }) => ({
      _id: product.id,
      product: presentProduct(product, pictures.get(product.id) ?? []),
      quantity,
    })),
    coupon: coupon && { ...presentCoupon(coupon), discountAmount: toRupees(quote.discount) },
    quote: presentQuote(quote),
  };
}
