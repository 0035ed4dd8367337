import { mirrorFee } from '../healers/mirror-fee.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { cancelSlot, listMissedSlots, releaseSlot } from './slot-queries.ts';

/**
 * Cancels a booked slot that could not start within its grace period, because its healer was
 * absent or a participant was in another session: the payment is refunded in full, and customer,
 * healer and shop are notified by email. Any process may run it.
 */
export async function releaseSlots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const { id } of await listMissedSlots(db)) {
    await transact(db, async (tx) => {
      // A customer that does not appear gets nothing back; a shop that does not appear adds a fee.
      // A customer that withdraws, has not paid or talks to another healer gets no more than it paid.
      if (!(await releaseSlot(tx, id, (row) => mirrorFee(row, clock.now())))) return;
      await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
      await requestEmail(tx, { kind: 'booking-not-held', bookingId: id });
      await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'not-held' });
    });
  }
}

/**
 * Cancels a due slot of a customer and a healer of whom one has blocked the other: the payment is
 * refunded in full, and customer and shop are notified by email. Happens once across all processes.
 */
export async function cancelBlocked({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await cancelSlot(tx, id))) return;
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
    await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'cancelled' });
  });
}
