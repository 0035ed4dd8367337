import {
  type Delivery,
  type Discount,
  errorMessage,
  itemAt,
  type Locale,
  ShopError,
  toPaise,
} from '@jyotiratna/contract';
import { findLines, type IdentifiedLine } from '../cart/find-lines.ts';
import { type LineProblem, readLines } from '../cart/quote-cart.ts';
import { requireDeliverable } from '../checkout/place-priced.ts';
import type { Deps } from '../platform/deps.ts';
import type { CartEntry } from '../pricing/price-lines.ts';
import {
  type PricedLines,
  pricedWithDiscount,
  pricedWithShipping,
  priceLines,
} from '../pricing/price-lines.ts';

/** The fields of a draft that determine its price. */
export type Pricing = {
  ownerKey: string;
  locale: Locale;
  items: readonly IdentifiedLine[];
  discount: Discounted | null;
  pincode: string | null;
};

/** `value` is percent, or rupees if `fixed`. */
export type Discounted = { type: 'percentage' | 'fixed'; value: number };

function discountOf({ type, value }: Discounted): Discount {
  return type === 'percentage'
    ? { type, basisPoints: toPaise(value) }
    : { type, paise: toPaise(value) };
}

export type PricedDraft = { priced: PricedLines; delivery: Delivery | null };

/**
 * Prices a draft at current prices.
 * @throws ShopError variant_needed (400), sold_out (409) for a remedy that is no longer sold,
 * invalid_input for a PIN code that is not served
 */
export async function priceDraft(deps: Deps, pricing: Pricing): Promise<PricedDraft> {
  const { lines, missing } = await findLines(deps, pricing, pricing.items);
  if (missing.length > 0) {
    const data = { productId: itemAt(missing, 0).productId, left: 0 };
    throw new ShopError('sold_out', { message: errorMessage('remedy_of_cart_gone'), data });
  }
  return total(deps, lines, pricing);
}

/**
 * Prices a draft as `priceDraft` does, but returns the problems of its lines instead of throwing
 * them.
 */
export async function quoteDraft(
  deps: Deps,
  pricing: Pricing,
): Promise<PricedDraft & { problems: LineProblem[] }> {
  const { lines, problems } = await readLines(deps, pricing, pricing.items);
  return { ...(await total(deps, lines, pricing)), problems };
}

async function total(
  deps: Deps,
  lines: CartEntry[],
  { discount, pincode }: Pricing,
): Promise<PricedDraft> {
  const plain = priceLines(lines, null);
  const reduced = discount ? pricedWithDiscount(plain, discountOf(discount)) : plain;
  const delivery = pincode === null ? null : await requireDeliverable(deps, pincode, 'pincode');
  return { priced: pricedWithShipping(reduced, delivery?.price ?? 0), delivery };
}
