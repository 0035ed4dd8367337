import { limits, skuPattern } from '@jyotiratna/contract';
import { type IdentifiedLine, sortLines } from '../cart/find-lines.ts';
import { shippingPrice } from '../delivery/find-delivery.ts';
import type { Deps } from '../platform/deps.ts';
import { type PricedLines, pricedWithShipping, priceLines } from '../pricing/price-lines.ts';
import { findOwnCoupon } from '../reservations/coupon-use-queries.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import type { SubmittedLines } from '../reservations/schema.ts';

/**
 * The lines that verify submits for an order created without any, at current prices (submitted
 * prices are ignored); null if they contain nothing to buy.
 */
export async function readSubmittedLines(
  deps: Pick<Deps, 'db'>,
  order: Pick<OrderRow, 'ownerKey' | 'address' | 'email'>,
  input: { items?: unknown[] | undefined; couponCode?: string | undefined },
): Promise<PricedLines | null> {
  const items = (input.items ?? []).map(selectedLine);
  if (items.length === 0 || items.some((line) => line === null)) return null;
  const { lines, missing, unchosen } = await sortLines(
    deps,
    order.ownerKey,
    items as IdentifiedLine[],
  );
  if (lines.length === 0 || missing.length + unchosen.length > 0) return null;
  if (lines.some(({ quantity }) => quantity > limits.quantityPerLine)) return null;
  const found = input.couponCode
    ? await findOwnCoupon(deps.db, input.couponCode, order.ownerKey)
    : null;
  // A coupon with a limit per customer needs an identified customer.
  const coupon = found?.maxPerCustomer != null && order.email === null ? null : found;
  const shipping = await shippingPrice(deps.db, order.address?.pincode);
  return shipping === null ? null : pricedWithShipping(priceLines(lines, coupon), shipping);
}

/** The lines submitted by verify, as stored on the order: without prices. */
export function selectedLines({ lines, coupon }: PricedLines): SubmittedLines {
  const items = lines.map(({ product, variant, quantity }) => ({
    productId: product.id,
    ...(variant && { variant: variant.sku }),
    quantity,
  }));
  return coupon ? { items, couponCode: coupon.code } : { items };
}

/** A line of a browser's cart or of the server cart, whose product is nested. */
function selectedLine(item: unknown): IdentifiedLine | null {
  if (typeof item !== 'object' || item === null) return null;
  const { productId, product, variant, _id, quantity } = item as Record<string, unknown>;
  const inner =
    typeof product === 'object' && product !== null
      ? (product as Record<string, unknown>)._id
      : product;
  const id = productId ?? inner ?? _id;
  const matches = typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return matches && Number.isSafeInteger(quantity) && (quantity as number) > 0
    ? { productId: id, ...selected(variant), quantity: quantity as number }
    : null;
}

/** The SKU of a line, in the format of the browser's cart or the server cart; null if invalid. */
function selected(variant: unknown): { variant?: string } {
  const sku =
    typeof variant === 'object' && variant !== null
      ? (variant as Record<string, unknown>).sku
      : variant;
  const normalized = typeof sku === 'string' ? sku.trim().toUpperCase() : '';
  return skuPattern.test(normalized) ? { variant: normalized } : {};
}
