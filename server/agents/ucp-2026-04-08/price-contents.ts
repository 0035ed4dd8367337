import type { Delivery, LinkedCart } from '@jyotiratna/contract';
import { readLinkedCart } from '../../cart/read-cart-link.ts';
import { findDelivery } from '../../delivery/find-delivery.ts';
import { undeliverable } from '../../delivery/plan-delivery.ts';
import type { AgentContents } from '../queries.ts';
import type { Context } from './context.ts';

/** Priced contents; `delivery` is null without a destination. */
export type PricedContents = { cart: LinkedCart; delivery: Delivery | null };

/**
 * Prices a cart's contents. The first valid code is the coupon, since a cart has at most one.
 * @throws ShopError too_many_attempts (429) after too many unknown codes from one IP address
 */
export async function priceContents(
  context: Context,
  { items, codes, destination }: AgentContents,
): Promise<PricedContents> {
  const [cart, delivery] = await Promise.all([
    priceItems(context, items, codes),
    destination && offer(context, destination),
  ]);
  return { cart, delivery };
}

async function priceItems(
  { deps, actor }: Context,
  items: AgentContents['items'],
  codes: readonly string[],
): Promise<LinkedCart> {
  for (const code of codes) {
    const couponCode = code.toUpperCase();
    const cart = await readLinkedCart(deps, actor, { items, couponCode });
    if (cart.coupon) return cart;
  }
  return readLinkedCart(deps, actor, { items });
}

const isIndia = (country: string) => /^(in|ind|india)$/i.test(country);

/** The delivery to a destination; unavailable abroad, and for an invalid PIN code. */
async function offer(
  { deps }: Context,
  { postalCode, country }: NonNullable<AgentContents['destination']>,
): Promise<Delivery> {
  const pincode = postalCode.replace(/\s/g, '');
  if (isIndia(country) && /^[1-9]\d{5}$/.test(pincode)) return findDelivery(deps, pincode);
  return { pincode, district: null, states: [], ...undeliverable };
}
