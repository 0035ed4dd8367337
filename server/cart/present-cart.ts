import { type Cart, toRupees } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { presentProduct } from '../catalogue/present-product.ts';
import { listImages, type ProductImageRow } from '../catalogue/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { presentCoupon } from '../pricing/evaluate-coupon.ts';
import {
  type CartEntry,
  type PricedLines,
  presentQuote,
  variantIdOf,
} from '../pricing/price-lines.ts';

/** Priced lines as a cart in the contract's form. One query, for the images. */
export async function presentCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  { lines, coupon, quote }: PricedLines,
): Promise<Cart> {
  const ids = lines.map(({ product }) => product.id);
  const images = Map.groupBy(await listImages(deps.db, ids), (image) => image.productId);
  return {
    items: lines.map((line) => ({
      _id: variantIdOf(line),
      product: presentProduct(line.product, imagesOf(line, images.get(line.product.id) ?? []), {
        bundle: line.bundle,
      }),
      ...(line.variant && { variant: presentVariant(line.variant) }),
      quantity: line.quantity,
      ...(line.extras && { extras: line.extras }),
      ...(line.parts && { parts: line.parts }),
      ...(line.problem && { problem: { ...line.problem, message: formatMessage(line.problem) } }),
    })),
    coupon: coupon && { ...presentCoupon(coupon), discountAmount: toRupees(quote.discount) },
    quote: presentQuote(quote),
  };
}

/** A product's images, those of the variant first. */
function imagesOf({ variant }: CartEntry, images: readonly ProductImageRow[]): ProductImageRow[] {
  const own = (variant?.pictures ?? []).flatMap((position) => images[position] ?? []);
  return [...own, ...images.filter((image) => !own.includes(image))];
}

function presentVariant({
  sku,
  options,
  returnable,
}: NonNullable<PricedLines['lines'][number]['variant']>) {
  return { sku, options, returnable };
}
