import type { Actor } from '../accounts/actor.ts';
import type { AttemptRule } from '../accounts/attempt-queries.ts';
import { isVerified, limitMessages } from '../accounts/message-limits.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';

/**
 * A session is free to book and its address is unverified, so that without limits one visitor
 * could fill the healers' calendars, and a stranger's mailbox. Times in seconds; tracked in the
 * database, in the transaction of the booking.
 */
const day = 86_400;
/**
 * Sessions that one visitor books. A household books a few; a cancelled one counts, as it wrote two
 * mails.
 */
const perVisitor: AttemptRule = { limit: 8, window: day };
/**
 * Sessions booked from one network without a verified account: many customers of a mobile
 * operator share an address.
 */
const perNetwork: AttemptRule = { limit: 40, window: day };
/** Emails that bookings and moves send to one address not verified as the caller's. */
const emailsPerAddress: AttemptRule = { limit: 10, window: day };

/** How often one session can be moved in all. */
export const maxReschedules = 5;

/**
 * Counts a booking, and its confirmation email.
 * @throws ShopError too_many_attempts (429) with `retryAfter`; the rollback of the transaction
 * reverts the counters
 */
export async function countBooking(tx: Executor, actor: Actor, email: string): Promise<void> {
  // Always in this order, so that two bookings never wait for each other.
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
