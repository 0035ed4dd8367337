import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { listSessionsToRemindOf } from './queries.ts';

/** How long before its start a session is called to mind, in ms. */
const leadMs = 60 * 60_000;

/**
 * Queues an email for each session that starts within the hour. The outbox contains one for each
 * session and start, regardless of the number of processes and runs; its condition is checked
 * again when it is composed.
 */
export async function remindOfSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await listSessionsToRemindOf(db, new Date(now), new Date(now + leadMs));
  for (const { id, startsAt } of due) {
    await requestEmail(db, {
      kind: 'booking-reminder',
      bookingId: id,
      startsAt: startsAt.toISOString(),
    });
  }
}
