import type { Actor } from '../accounts/actor.ts';
import { countAttempt, secondsToWait } from '../accounts/attempt-queries.ts';
import { tooManyAttempts } from '../accounts/throttle.ts';
import type { Deps } from '../platform/deps.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { type CouponRow, isCouponCode } from '../pricing/queries.ts';
import { findOwnCoupon } from '../reservations/coupon-use-queries.ts';

/**
 * Unknown codes of one address, in all calls together: enough for a family with bad memories, too
 * few for guessing.
 */
const rule = { limit: 20, window: 60 };

/**
 * The active coupon of a typed code; null without a match. The single way to check whether a
 * code is valid: unknown codes count by IP address, and past the limit no information is
 * disclosed there, not even about valid ones. Expired or used-up codes are no guesses.
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
  // Concurrent guesses pass the first check together: the valid one among them must not be
  // distinguishable.
  if (coupon) await rejectWhileBlocked();
  return coupon;
}
