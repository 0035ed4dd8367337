import { type Booking, ShopError } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { ownBooking } from './own-booking.ts';
import { presentBooking } from './present-booking.ts';
import { lockBooking, updateBooking } from './queries.ts';

/**
 * Links a session that was booked without a login to the caller's account, authorised by the secret
 * of its email, so that it can take place in the account. Idempotent.
 * @throws ShopError booking_not_found (404), booking_state (409) if it is cancelled or belongs to
 * another account
 */
export async function claimBooking(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, token }: { id: string; token?: string | undefined },
): Promise<Booking> {
  const user = requireUser(actor);
  return transact(db, async (tx) => {
    const row = ownBooking(await lockBooking(tx, id), actor, token);
    if (row.userId === user.id) return presentBooking(tx, row, user.locale);
    if (row.userId !== null || row.status !== 'booked') throw new ShopError('booking_state');
    const claimed = await updateBooking(tx, id, { userId: user.id, ownerKey: actor.ownerKey });
    return presentBooking(tx, claimed, user.locale);
  });
}
