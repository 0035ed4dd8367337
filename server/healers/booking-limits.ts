import type { Actor } from '../accounts/actor.ts';
import type { AttemptRule } from '../accounts/attempt-queries.ts';
import { countOrReject, isVerified } from '../accounts/message-limits.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';

/**
 * A session costs nothing to book and its address is not proven, so that without limits one visitor could fill the
 * healers' calendars, and a stranger's mailbox. Times in seconds; counted in the database, in the transaction that books.
 */
const day = 86_400;
/** Sessions that one visitor books. A household books a few; a cancelled one counts, as it wrote two mails. */
const perVisitor: AttemptRule = { limit: 8, window: day };
/** Sessions booked from one network without a proven account: many customers of a mobile operator share an address. */
const perNetwork: AttemptRule = { limit: 40, window: day };
/** Mails that bookings and moves send to one address that the caller has not proven to be theirs. */
const mailsPerAddress: AttemptRule = { limit: 10, window: day };

/** How often one session can be moved in all. */
export const mostMoves = 5;

/**
 * Counts a booking, and the mail that confirms it.
 * @throws ShopError too_many_attempts (429) with `retryAfter`; the transaction's end takes what was counted back
 */
export async function countBooking(tx: Executor, actor: Actor, email: string): Promise<void> {
  // Always in this order, so that two bookings never wait for each other.
  const proven = await countBookingMail(tx, actor, email);
  await countOrReject(tx, `booking:visitor:${hashToken(actor.ownerKey)}`, perVisitor);
  if (proven || actor.isOwnMachine) return;
  await countOrReject(tx, `booking:network:${hashToken(networkOf(actor.ip))}`, perNetwork);
}

/**
 * Counts a mail to an address, unless the caller has proven that it is theirs.
 * @returns whether they have
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function countBookingMail(tx: Executor, actor: Actor, email: string): Promise<boolean> {
  if (await isVerified(tx, actor, email)) return true;
  await countOrReject(tx, `booking:address:${hashToken(canonicalEmail(email))}`, mailsPerAddress);
  return false;
}
