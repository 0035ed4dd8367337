import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { listMissedSlots, releaseSlot } from './slot-queries.ts';

/**
 * A booked slot that could not begin within its grace, because its healer never came or one of the two was held up elsewhere, is
 * cancelled: what was paid for it goes back whole, and customer, healer and shop are told by email. Any process may do it.
 */
export async function releaseSlots({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await listMissedSlots(db)) {
    await transact(db, async (tx) => {
      if (!(await releaseSlot(tx, id))) return;
      await requestMail(tx, { kind: 'booking-cancelled', bookingId: id });
      await requestMail(tx, { kind: 'booking-not-held', bookingId: id });
      await requestMail(tx, { kind: 'booking-notice', bookingId: id, news: 'not-held' });
    });
  }
}
