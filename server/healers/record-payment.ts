import { type Booking, errorMessage, ShopError, sourceLocale, toPaise } from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { presentBooking } from './present-booking.ts';
import { lockBooking, updateBooking } from './queries.ts';

/**
 * Stores the total amount (rupees) that a customer has paid for a session, from which a later
 * cancellation is refunded.
 * @throws ShopError booking_not_found (404), booking_state (409) for a cancelled session,
 * booking_billed (409) for a session that has begun and was billed with the amount recorded before,
 * stale_edit (409) if another amount was recorded concurrently
 */
export async function recordPaymentOfBooking(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, paid, was: previous }: { id: string; paid: number; was?: number | undefined },
): Promise<Booking> {
  const admin = requireAdmin(actor);
  return transact(db, async (tx) => {
    const row = await lockBooking(tx, id);
    if (!row) throw new ShopError('booking_not_found');
    if (row.status !== 'booked') throw new ShopError('booking_state');
    if (row.begunAt !== null) throw new ShopError('booking_billed');
    if (previous !== undefined && toPaise(previous) !== row.paidPaise) {
      const message = errorMessage('booking_paid_meanwhile', { paid: row.paidPaise });
      throw new ShopError('stale_edit', {
        message,
        data: { booking: await presentBooking(tx, row, sourceLocale) },
      });
    }
    const paidPaise = toPaise(paid);
    await audit(tx, admin, 'booking.payment', `booking:${id}`, {
      paid: { before: row.paidPaise, after: paidPaise },
    });
    return presentBooking(tx, await updateBooking(tx, id, { paidPaise }), sourceLocale);
  });
}
