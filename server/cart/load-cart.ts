import type { Cart } from '@jyotiratna/contract';
import { buyerOf, type Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withExtras } from '../pricing/price-extras.ts';
import { type PricedLines, priceLines } from '../pricing/price-lines.ts';
import { isUsedUpBy } from '../reservations/coupon-use-queries.ts';
import { asOwnerSees } from './owner-stock.ts';
import { presentCart } from './present-cart.ts';
import { findCartCoupon, listCartLines } from './queries.ts';

/**
 * A user's lines and coupon at current prices. Lines may exceed the stock, which the checkout
 * rejects.
 */
export async function loadCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  buyer: Pick<Member, 'id' | 'ownerKey' | 'email'>,
): Promise<PricedLines> {
  const { id: userId, ownerKey } = buyer;
  const [lines, found] = await Promise.all([
    listCartLines(deps.db, userId),
    findCartCoupon(deps.db, userId),
  ]);
  const coupon = found && (await isUsedUpBy(deps.db, found, buyerOf(buyer))) ? null : found;
  return priceLines(await withExtras(deps, await asOwnerSees(deps, ownerKey, lines)), coupon);
}

/** A user's cart in the contract's form. */
export async function getCart(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
): Promise<Cart> {
  return presentCart(deps, await loadCart(deps, user));
}
