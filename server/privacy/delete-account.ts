import { errorMessage, ShopError } from '@jyotiratna/contract';
import { type Actor, requireMember } from '../accounts/actor.ts';
import { deleteAddressesOf } from '../accounts/addresses/queries.ts';
import { insertAccountConsent } from '../accounts/consent-queries.ts';
import { contactOfUser, userOf } from '../accounts/person-of.ts';
import { findUser, lockUser, type UserRow } from '../accounts/queries.ts';
import { deleteSessionsOf } from '../accounts/sessions/queries.ts';
import { verifyOwnPassword } from '../accounts/verify-password.ts';
import { endAllOf } from '../consultations/bill.ts';
import { deleteConsultationsOf } from '../consultations/delete-queries.ts';
import { deleteReportWordsOf } from '../consultations/reports/queries.ts';
import { anonymiseBuyer } from '../gift-cards/queries.ts';
import { cancelRow, queueBookingRefund } from '../healers/cancel-booking.ts';
import { leaveHealer } from '../healers/presence-queries.ts';
import { healersTag } from '../healers/profiles/healer-kind.ts';
import { dropOwnPortrait } from '../healers/profiles/own-portrait.ts';
import { deleteBookingsOf, lockComingBookings } from '../healers/queries.ts';
import { eraseImported } from '../imports/queries.ts';
import { closeCredit } from '../ledger/deposit-credit.ts';
import { anonymiseArchived } from '../orders/archive/queries.ts';
import { removeReviewsOf } from '../orders/reviews/remove-reviews.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { closeBalance } from '../wallet/close-balance.ts';
import { anonymiseClosedOrders, removeUser } from './queries.ts';

/**
 * Deletes the caller's account, which withdraws the consent to it: personal data is deleted, with
 * content created under the account's verified address; orders retained by tax law stay without
 * personal data. An account that only used Google sign-in (OAuth) needs no password.
 * @throws ShopError forbidden (403) for an administrator, invalid_input (400) for a wrong password
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  actor: Actor,
  input: { password?: string | undefined },
): Promise<void> {
  const { id, role } = requireMember(actor);
  if (role === 'admin') throw new ShopError('forbidden', { message: errorMessage('own_deletion') });
  const user = await findUser(deps.db, id);
  if (!user) throw new ShopError('unauthenticated');
  if (user.passwordHash)
    await verifyOwnPassword(deps, actor, user, {
      field: 'password',
      password: input.password ?? '',
    });
  await transact(deps.db, async (tx) => {
    const now = await lockUser(tx, id);
    if (now) await closeAccount(tx, now, deps.clock.now());
  });
  // The cached pages displayed a healer's portrait, or a customer's review.
  await deps.catalogue.changed([healersTag]);
}

/**
 * Deletes a locked user. Future sessions with healers are cancelled as by the customer, at `now`
 * (ms since 1970): the booking's contact is notified in the account's language, and the owner has
 * to transfer the refundable amount. A running session is closed and billed, and the remaining
 * balance is refunded.
 */
export async function closeAccount(tx: Transaction, user: UserRow, now: number): Promise<void> {
  await deleteSessionsOf(tx, user.id);
  await deleteAddressesOf(tx, user.id);
  const member = userOf(user);
  for (const row of await lockComingBookings(tx, member, new Date(now))) {
    const cancelled = await cancelRow(tx, row, now);
    await queueBookingRefund(tx, cancelled, user.id);
    // Queued after the address was deleted from the session; the message contains the address, and
    // is deleted once it is sent.
    const to = { email: row.email, locale: user.locale };
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: row.id, to });
  }
  await deleteBookingsOf(tx, member);
  await endAllOf(tx, user.id, user.role === 'healer' ? 'healer' : 'customer');
  await dropOwnPortrait(tx, user.id);
  await leaveHealer(tx, user.id);
  const closing = { id: user.id, contact: contactOfUser(user) };
  await closeBalance(tx, closing);
  await closeCredit(tx, closing);
  await anonymiseBuyer(tx, member);
  await deleteConsultationsOf(tx, user.id);
  await deleteReportWordsOf(tx, user.id);
  await removeReviewsOf(tx, user.id);
  if (member.verifiedEmail !== null) await anonymiseArchived(tx, member.verifiedEmail);
  await eraseImported(tx, member);
  await removeUser(tx, { ...member, email: user.email });
  await insertAccountConsent(tx, user.id, false);
  await anonymiseClosedOrders(tx);
}
