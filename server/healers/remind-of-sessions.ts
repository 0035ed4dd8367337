import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { listSessionsToRemindOf } from './queries.ts';

/** The time between a reminder and the start of the session, in ms. */
const leadMs = 60 * 60_000;

/**
 * Queues a reminder email for each session that starts within the hour. The outbox stores one for
 * each session and start, regardless of the number of processes and runs; the session is checked
 * again when the email is rendered.
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
