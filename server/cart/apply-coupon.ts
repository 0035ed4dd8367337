import {
  type CouponReply,
  defined,
  errorMessage,
  nameIn,
  ShopError,
  toRupees,
} from '@jyotiratna/contract';
import { type Actor, buyerOf, type Member } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { isCreditCode } from '../pricing/credit-code.ts';
import { countsFor, presentCoupon, requireMinimum } from '../pricing/evaluate-coupon.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartEntry } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import type { CouponRow } from '../pricing/queries.ts';
import { isUsedUpBy } from '../reservations/coupon-use-queries.ts';
import { findLines, type IdentifiedLine } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { clearCartCoupon, listCartLines, setCartCoupon } from './queries.ts';

/**
 * Saves a coupon in the user's cart. Its use counts only when an order reserves it.
 * @throws ShopError coupon_invalid, coupon_minimum, coupon_not_for_cart, coupon_customer_limit
 * (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCoupon(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
  code: string,
): Promise<CouponReply> {
  const [coupon, lines] = await Promise.all([
    requireCoupon(deps, user, code),
    listCartLines(deps.db, user.id),
  ]);
  const reply = await couponReply(deps, user, await withExtras(deps, lines), coupon);
  await setCartCoupon(deps.db, user.id, coupon.id);
  return reply;
}

/**
 * The discount of a coupon for a guest's lines. Nothing is stored.
 * @throws ShopError coupon_invalid, coupon_minimum, coupon_not_for_cart, coupon_customer_limit
 * (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCouponGuest(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  input: { code: string; items: readonly IdentifiedLine[] },
): Promise<CouponReply> {
  const [coupon, { lines }] = await Promise.all([
    requireCoupon(deps, actor, input.code),
    findLines(deps, actor, input.items),
  ]);
  return couponReply(deps, actor, lines, coupon);
}

export async function removeCoupon(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  user: Member<'user'>,
): Promise<void> {
  await clearCartCoupon(deps.db, user.id);
}

const looksLikeCard = (code: string) =>
  isCreditCode(code) || /^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/.test(code);

/**
 * Codes that are inactive, not yet valid, expired, used up or unknown get the same error, against
 * guessing.
 */
async function requireCoupon(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  code: string,
): Promise<CouponRow> {
  const coupon = await guessCoupon(deps, actor, code);
  if (!coupon)
    throw new ShopError(
      'coupon_invalid',
      looksLikeCard(code) ? { message: errorMessage('coupon_is_gift_card') } : {},
    );
  if (await isUsedUpBy(deps.db, coupon, buyerOf(actor)))
    throw new ShopError('coupon_customer_limit', {
      message: errorMessage('coupon_customer_used', { limit: defined(coupon.maxPerCustomer) }),
    });
  return coupon;
}

async function couponReply(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  lines: CartEntry[],
  coupon: CouponRow,
): Promise<CouponReply> {
  if (lines.length === 0) throw new ShopError('cart_empty');
  const { quote } = priceLines(lines, coupon);
  requireMinimum(coupon, quote.subtotal);
  if (!lines.some(({ product }) => countsFor(coupon, product)))
    throw await notForCart(db, actor, coupon);
  return { discountAmount: toRupees(quote.discount), coupon: presentCoupon(coupon) };
}

/** Maximum names listed in a coupon's error; more are given as a number. */
const maxListed = 5;

/**
 * The error for a coupon that applies to no line of the cart. It lists the coupon's products in the
 * buyer's language.
 */
async function notForCart(
  db: Executor,
  actor: Actor,
  { productIds, categories }: CouponRow,
): Promise<ShopError> {
  const sold = await findProductRows(db, productIds);
  const remedies = sold.map((row) => nameIn(row, actor.locale ?? 'en')).sort();
  const remaining = Math.max(0, remedies.length - maxListed);
  const params = { categories, remedies: remedies.slice(0, maxListed), more: remaining };
  // No list, if all of the coupon's products are withdrawn.
  if (categories.length + remedies.length === 0) return new ShopError('coupon_not_for_cart');
  return new ShopError('coupon_not_for_cart', { message: errorMessage('coupon_only_for', params) });
}
