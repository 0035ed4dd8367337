import type { Actor } from '../accounts/actor.ts';
import { countAttempt, secondsToWait } from '../accounts/attempt-queries.ts';
import { tooManyAttempts } from '../accounts/throttle.ts';
import type { Deps } from '../platform/deps.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { type CouponRow, isCouponCode } from '../pricing/queries.ts';
import { findOwnCoupon } from '../reservations/coupon-use-queries.ts';

/**
 * Limit of unknown codes per IP address, over all calls: enough for typing errors of a family, too
 * few for guessing.
 */
const rule = { limit: 20, window: 60 };

/**
 * The active coupon of an entered code; null without a match. Every check of a code must use it:
 * unknown codes count by IP address, and above the limit nothing is disclosed, not even about valid
 * codes. Expired or used-up codes do not count as guesses.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function guessCoupon(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'ip' | 'ownerKey'>,
  code: string,
): Promise<CouponRow | null> {
  const key = `coupon:network:${hashToken(networkOf(actor.ip))}`;
  const rejectWhileBlocked = async () => {
    const wait = await secondsToWait(db, key, rule.limit);
    if (wait > 0) throw tooManyAttempts(wait);
  };
  await rejectWhileBlocked();
  const coupon = await findOwnCoupon(db, code, actor.ownerKey);
  const guessed = !coupon && !(await isCouponCode(db, code));
  if (guessed && (await countAttempt(db, key, rule)) === null) throw tooManyAttempts(rule.window);
  // Checked again, because concurrent guesses all pass the first check, and the valid one among
  // them must not be distinguishable.
  if (coupon) await rejectWhileBlocked();
  return coupon;
}
