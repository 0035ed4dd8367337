import type { Actor } from '../accounts/actor.ts';
import type { AttemptRule } from '../accounts/attempt-queries.ts';
import { isVerified, limitMessages } from '../accounts/message-limits.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';

/**
 * Rate limits of bookings: a booking is free and its email address is unverified, so that one
 * visitor could fill the healers' calendars, or a stranger's mailbox. `window` in seconds; stored
 * in the database, in the transaction of the booking.
 */
const day = 86_400;
/**
 * Bookings by one visitor. A household makes a few; cancelled ones count, since they sent two
 * emails.
 */
const perVisitor: AttemptRule = { limit: 8, window: day };
/**
 * Bookings from one network without a verified account: customers of a mobile operator share an
 * address.
 */
const perNetwork: AttemptRule = { limit: 40, window: day };
/** Emails about bookings and moves to one address that is not verified as the caller's. */
const emailsPerAddress: AttemptRule = { limit: 10, window: day };

/** Maximum number of moves of a session. */
export const maxReschedules = 5;

/**
 * Counts a booking, and its confirmation email.
 * @throws ShopError too_many_attempts (429) with `retryAfter`; the rollback of the transaction
 * reverts the counters
 */
export async function countBooking(tx: Executor, actor: Actor, email: string): Promise<void> {
  // Always in this order, so that concurrent bookings do not deadlock.
  const verified = await countBookingEmails(tx, actor, email);
  await limitMessages(tx, `booking:visitor:${hashToken(actor.ownerKey)}`, perVisitor);
  if (verified || actor.isOwnMachine) return;
  await limitMessages(tx, `booking:network:${hashToken(networkOf(actor.ip))}`, perNetwork);
}

/**
 * Counts an email to an address, unless it is verified as the caller's.
 * @returns whether it is verified
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function countBookingEmails(
  tx: Executor,
  actor: Actor,
  email: string,
): Promise<boolean> {
  if (await isVerified(tx, actor, email)) return true;
  await limitMessages(tx, `booking:address:${hashToken(canonicalEmail(email))}`, emailsPerAddress);
  return false;
}
