import { ShopError, sentence } from '@jyotiratna/contract';
import { type Actor, requireMember } from '../accounts/actor.ts';
import { deleteAddressesOf } from '../accounts/addresses/queries.ts';
import { insertAccountConsent } from '../accounts/consent-queries.ts';
import { personOf } from '../accounts/person-of.ts';
import { verifyOwnPassword } from '../accounts/prove-password.ts';
import { findUser, lockUser, type UserRow } from '../accounts/queries.ts';
import { deleteSessionsOf } from '../accounts/sessions/queries.ts';
import { endAllOf } from '../consultations/bill.ts';
import { forgetConsultationsOf } from '../consultations/forget-queries.ts';
import { cancelRow } from '../healers/cancel-booking.ts';
import { leaveHealer } from '../healers/presence-queries.ts';
import { healersTag } from '../healers/profiles/healer-kind.ts';
import { dropOwnPortrait } from '../healers/profiles/own-portrait.ts';
import { forgetBookingsOf, lockComingBookings } from '../healers/queries.ts';
import { removeReviewsOf } from '../orders/reviews/remove-reviews.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { closeBalance } from '../wallet/close-balance.ts';
import { anonymiseClosedOrders, removePerson } from './queries.ts';

/**
 * Deletes the caller's account, which takes the consent to it back: what names them goes, with what was written under an
 * address that is proven to be theirs; the orders that tax law keeps stay without a name. An account that only ever used
 * Google has no password to ask for.
 * @throws ShopError forbidden (403) for an administrator, invalid_input (400) for a wrong password
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  actor: Actor,
  input: { password?: string | undefined },
): Promise<void> {
  const { id, role } = requireMember(actor);
  if (role === 'admin') throw new ShopError('forbidden', { message: sentence('own_deletion') });
  const user = await findUser(deps.db, id);
  if (!user) throw new ShopError('unauthenticated');
  if (user.passwordHash)
    await verifyOwnPassword(deps, actor, user, { field: 'password', password: input.password ?? '' });
  await transact(deps.db, async (tx) => {
    const now = await lockUser(tx, id);
    if (now) await closeAccount(tx, now, deps.clock.now());
  });
  // Whose portrait it showed.
  if (role === 'healer') await deps.catalogue.changed([healersTag]);
}

/**
 * Takes a locked user out of the shop. Sessions with healers that are still to come are cancelled as their owner would, at
 * `now` (ms since 1970): they are told so in the language of their account, and what the policy gives back stays noted for
 * the administrators. A session that runs ends and is billed, and what is left of the balance ends with the account.
 */
export async function closeAccount(tx: Transaction, user: UserRow, now: number): Promise<void> {
  await deleteSessionsOf(tx, user.id);
  await deleteAddressesOf(tx, user.id);
  const person = personOf(user);
  for (const row of await lockComingBookings(tx, person, new Date(now))) {
    await cancelRow(tx, row, now);
    // Written after the session has forgotten the address; the message does so once it is sent.
    const to = { email: row.email, locale: user.locale };
    await requestMail(tx, { kind: 'booking-cancelled', bookingId: row.id, to });
  }
  await forgetBookingsOf(tx, person);
  await endAllOf(tx, user.id, user.role === 'healer' ? 'healer' : 'customer');
  await dropOwnPortrait(tx, user.id);
  await leaveHealer(tx, user.id);
  await closeBalance(tx, user.id);
  await forgetConsultationsOf(tx, user.id);
  await removeReviewsOf(tx, user.id);
  await removePerson(tx, { ...person, email: user.email });
  await insertAccountConsent(tx, user.id, false);
  await anonymiseClosedOrders(tx);
}
