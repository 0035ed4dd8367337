import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/mail/request-mail.ts';
import { listMissedSlots, releaseSlot } from './slot-queries.ts';

/**
 * Cancels a booked slot that could not start within its grace period, because its healer was
 * absent or a participant was in another session: the payment is refunded in full, and customer,
 * healer and shop are notified by email. Any process may run it.
 */
export async function releaseSlots({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await listMissedSlots(db)) {
    await transact(db, async (tx) => {
      if (!(await releaseSlot(tx, id))) return;
      await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
      await requestEmail(tx, { kind: 'booking-not-held', bookingId: id });
      await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'not-held' });
    });
  }
}
