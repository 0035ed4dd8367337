import { type CouponReply, ShopError, toRupees } from '@jyotiratna/contract';
import type { Actor, Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentCoupon, requireMinimum } from '../pricing/evaluate-coupon.ts';
import { withExtras } from '../pricing/price-extras.ts';
import type { CartLine } from '../pricing/price-lines.ts';
import { priceLines } from '../pricing/price-lines.ts';
import type { CouponRow } from '../pricing/queries.ts';
import { findLines, type NamedLine } from './find-lines.ts';
import { guessCoupon } from './guess-coupon.ts';
import { clearCartCoupon, listCartLines, setCartCoupon } from './queries.ts';

/**
 * Keeps a coupon with the user's cart. Its use is counted only when an order reserves it.
 * @throws ShopError coupon_invalid, coupon_minimum (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCoupon(
  deps: Pick<Deps, 'db' | 'env'>,
  user: Member<'user'>,
  code: string,
): Promise<CouponReply> {
  const [coupon, lines] = await Promise.all([requireCoupon(deps, user, code), listCartLines(deps.db, user.id)]);
  const reply = takenOff(await withExtras(deps, lines), coupon);
  await setCartCoupon(deps.db, user.id, coupon.id);
  return reply;
}

/**
 * What a coupon takes off a guest's lines. Nothing is kept.
 * @throws ShopError coupon_invalid, coupon_minimum (400), cart_empty (409), too_many_attempts (429)
 */
export async function applyCouponGuest(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  input: { code: string; items: readonly NamedLine[] },
): Promise<CouponReply> {
  const [coupon, { lines }] = await Promise.all([
    requireCoupon(deps, actor, input.code),
    findLines(deps, actor.ownerKey, input.items),
  ]);
  return takenOff(lines, coupon);
}

export async function removeCoupon(deps: Pick<Deps, 'db' | 'env'>, user: Member<'user'>): Promise<void> {
  await clearCartCoupon(deps.db, user.id);
}

/** Codes that are inactive, not begun, expired, used up or unknown get the same words: a code is not to be learnt by trying. */
async function requireCoupon(deps: Pick<Deps, 'db' | 'env'>, actor: Actor, code: string): Promise<CouponRow> {
  const coupon = await guessCoupon(deps, actor, code);
  if (!coupon) throw new ShopError('coupon_invalid');
  return coupon;
}

function takenOff(lines: CartLine[], coupon: CouponRow): CouponReply {
  if (lines.length === 0) throw new ShopError('cart_empty');
  const { quote } = priceLines(lines, coupon);
  requireMinimum(coupon, quote.subtotal);
  return { discountAmount: toRupees(quote.discount), coupon: presentCoupon(coupon) };
}
