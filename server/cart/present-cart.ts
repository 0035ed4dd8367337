import { type Cart, toRupees } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/say.ts';
import { presentProduct } from '../catalogue/present-product.ts';
import { listPictures, type ProductPictureRow } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { presentCoupon } from '../pricing/evaluate-coupon.ts';
import { type CartLine, type PricedLines, presentQuote, variantIdOf } from '../pricing/price-lines.ts';

/** Priced lines as the contract shows a cart. One query, for the images. */
export async function presentCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { lines, coupon, quote }: PricedLines,
): Promise<Cart> {
  const ids = lines.map(({ product }) => product.id);
  const pictures = Map.groupBy(await listPictures(deps.db, ids), (picture) => picture.productId);
  return {
    items: lines.map((line) => ({
      _id: variantIdOf(line),
      product: presentProduct(line.product, picturesOf(line, pictures.get(line.product.id) ?? [])),
      ...(line.variant && { variant: chosenOf(line.variant) }),
      quantity: line.quantity,
      ...(line.extras && { extras: line.extras }),
      ...(line.parts && { parts: line.parts }),
      ...(line.problem && { problem: { ...line.problem, message: formatMessage(line.problem) } }),
    })),
    coupon: coupon && { ...presentCoupon(coupon), discountAmount: toRupees(quote.discount) },
    quote: presentQuote(quote),
  };
}

/** A variant's own images, where it has some, before all others. */
function picturesOf({ variant }: CartLine, pictures: readonly ProductPictureRow[]): ProductPictureRow[] {
  const own = (variant?.pictures ?? []).flatMap((position) => pictures[position] ?? []);
  return [...own, ...pictures.filter((picture) => !own.includes(picture))];
}

function chosenOf({ sku, options, returnable }: NonNullable<PricedLines['lines'][number]['variant']>) {
  return { sku, options, returnable };
}
