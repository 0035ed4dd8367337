import type { Deps } from '../platform/deps.ts';
import { requestMail } from '../platform/mail/request-mail.ts';
import { listSessionsToRemindOf } from './queries.ts';

/** How long before its start a session is called to mind, in ms. */
const leadMs = 60 * 60_000;

/**
 * Notes a message for each session that starts within the hour. The outbox holds one for each session and start, however
 * many processes look and however often; whether it is still true is asked again when it is written.
 */
export async function remindOfSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await listSessionsToRemindOf(db, new Date(now), new Date(now + leadMs));
  for (const { id, startsAt } of due) {
    await requestMail(db, { kind: 'booking-reminder', bookingId: id, startsAt: startsAt.toISOString() });
  }
}
