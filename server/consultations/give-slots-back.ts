import { mirrorFee } from '../healers/mirror-fee.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { listMissedSlots, releaseSlot } from './slot-queries.ts';

/**
 * Cancels a booked slot that could not start within its grace period, because its healer was
 * absent or a participant was in another session: the payment is refunded in full, and customer,
 * healer and shop are notified by email. Any process may run it.
 */
export async function releaseSlots({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<void> {
  for (const { id } of await listMissedSlots(db)) {
    await transact(db, async (tx) => {
      const settings = await readSettings({ db: tx, env });
      // The customer who does not appear pays the whole price; so does the shop.
      if (!(await releaseSlot(tx, id, (row) => mirrorFee(settings, row, clock.now())))) return;
      await requestEmail(tx, { kind: 'booking-cancelled', bookingId: id });
      await requestEmail(tx, { kind: 'booking-not-held', bookingId: id });
      await requestEmail(tx, { kind: 'booking-notice', bookingId: id, news: 'not-held' });
    });
  }
}
