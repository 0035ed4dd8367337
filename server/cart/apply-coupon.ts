import { type CouponReply, nameIn, ShopError, sentence, toRupees } from '@jyotiratna/contract';
import { type Actor, buyerOf, type Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { countsFor, presentCoupon, requireMinimum } from '../pricing/evaluate-coupon.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import type { CouponRow } from '../pricing/queries.ts';
import { isUsedUpBy } from '../reservations/stock-queries.ts';
import { findLines, type NamedLine } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { clearCartCoupon, listCartLines, setCartCoupon } from './queries.ts';

/**
 * Keeps a coupon with the user's cart. Its use is counted only when an order reserves it.
 * @throws ShopError coupon_invalid, coupon_minimum, coupon_not_for_cart, coupon_customer_limit (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCoupon(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  code: string,
): Promise<CouponReply> {
  const [coupon, lines] = await Promise.all([requireCoupon(deps, user, code), listCartLines(deps.db, user.id)]);
  const reply = await takenOff(deps, user, await withExtras(deps, lines), coupon);
  await setCartCoupon(deps.db, user.id, coupon.id);
  return reply;
}

/**
 * What a coupon takes off a guest's lines. Nothing is kept.
 * @throws ShopError coupon_invalid, coupon_minimum, coupon_not_for_cart, coupon_customer_limit (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCouponGuest(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  input: { code: string; items: readonly NamedLine[] },
): Promise<CouponReply> {
  const [coupon, { lines }] = await Promise.all([
    requireCoupon(deps, actor, input.code),
    findLines(deps, actor, input.items),
  ]);
  return takenOff(deps, actor, lines, coupon);
}

export async function removeCoupon(deps: Pick<Deps, 'db' | 'env' | 'clock'>, user: Member<'user'>): Promise<void> {
  await clearCartCoupon(deps.db, user.id);
}

/** Codes that are inactive, not begun, expired, used up or unknown get the same words: a code is not to be learnt by trying. */
async function requireCoupon(deps: Pick<Deps, 'db' | 'env' | 'clock'>, actor: Actor, code: string): Promise<CouponRow> {
  const coupon = await guessCoupon(deps, actor, code);
  if (!coupon) throw new ShopError('coupon_invalid');
  if (await isUsedUpBy(deps.db, coupon, buyerOf(actor)))
    throw new ShopError('coupon_customer_limit', {
      message: sentence('coupon_customer_used', { limit: coupon.maxPerCustomer! }),
    });
  return coupon;
}

async function takenOff(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  lines: CartLine[],
  coupon: CouponRow,
): Promise<CouponReply> {
  if (lines.length === 0) throw new ShopError('cart_empty');
  const { quote } = priceLines(lines, coupon);
  requireMinimum(coupon, quote.subtotal);
  if (!lines.some(({ product }) => countsFor(coupon, product))) throw await notForCart(db, actor, coupon);
  return { discountAmount: toRupees(quote.discount), coupon: presentCoupon(coupon) };
}

/** Names that the rejection of a coupon tells; of more it tells how many. */
const mostTold = 5;

/** The rejection of a coupon that is for none of the cart's lines; it tells what it is for, in the buyer's language. */
async function notForCart(db: Executor, actor: Actor, { productIds, categories }: CouponRow): Promise<ShopError> {
  const sold = await findProductRows(db, productIds);
  const remedies = sold.map((row) => nameIn(row, actor.locale ?? 'en')).sort();
  const more = Math.max(0, remedies.length - mostTold);
  const told = { categories, remedies: remedies.slice(0, mostTold), more };
  // Where nothing that it is for is sold any more there is nothing to name.
  if (categories.length + remedies.length === 0) return new ShopError('coupon_not_for_cart');
  return new ShopError('coupon_not_for_cart', { message: sentence('coupon_only_for', told) });
}
