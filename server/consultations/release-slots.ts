import { mirrorFee } from '../healers/mirror-fee.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { cancelSlot, listUnstartedSlots, releaseSlot } from './slot-queries.ts';

/**
 * Cancels booked slots that could not start within their grace period, because the healer was
 * absent or a participant was in another session: the payment is refunded in full, and customer,
 * healer and shop are notified by email. Safe to run in several processes.
 */
export async function releaseSlots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const { id } of await listUnstartedSlots(db)) {
    await transact(db, async (tx) => {
      // If the shop caused it, it adds the fee that a customer's late cancellation would cost; not
      // if the customer withdrew, had not paid or was in another session.
      if (!(await releaseSlot(tx, id, (row) => mirrorFee(row, clock.now())))) return;
      await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
      await requestEmail(tx, { kind: 'booking-not-held', bookingId: id });
      await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'not-held' });
    });
  }
}

/**
 * Cancels a due slot whose customer or healer has blocked the other: the payment is refunded in
 * full, and customer and shop are notified by email. Happens once across all processes.
 */
export async function cancelBlocked({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await cancelSlot(tx, id))) return;
    await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
    await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'cancelled' });
  });
}
