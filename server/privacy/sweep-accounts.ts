import path from 'node:path';
import { deleteOldAttempts } from '../accounts/attempt-queries.ts';
import { deleteExpiredSessions } from '../accounts/sessions/queries.ts';
import { deleteExpiredTokens } from '../accounts/token-queries.ts';
import { forgetTranscripts } from '../consultations/forget-queries.ts';
import { forgetOldBookings } from '../healers/queries.ts';
import { forgetKundlis } from '../kundli/queries.ts';
import { deleteOldMessages } from '../outreach/contact/queries.ts';
import { deleteUnconfirmedSubscribers } from '../outreach/newsletter/queries.ts';
import { forgetWebhooks } from '../payments/webhook-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { pictureRemoval } from '../platform/images/removal.ts';
import { takeTurn } from '../platform/jobs/turn-queries.ts';
import { forgetWrittenMails } from '../platform/mail/forget-mails.ts';
import { deleteDoneOutbox } from '../platform/outbox/queries.ts';
import type { Kind } from '../platform/retention.ts';
import { forgetReminders } from '../wishes/cart-reminders/queries.ts';
import { forgetAlertRequests, forgetWaitingAlerts } from '../wishes/stock-alerts/queries.ts';
import { anonymiseClosedOrders } from './queries.ts';
import { forgetLoginAddresses, forgetReturnPictures, forgetUnpaidOrders } from './retention-queries.ts';

type Needs = Pick<Deps, 'db' | 'env'>;

/** Seconds within which the processes of a shop sweep once: a little less than the pause between two rounds. */
const turn = 55 * 60;

/** How each kind of data is forgotten once it is so many days old; docs/operating.md tells the periods. */
const forget: Record<Kind, (deps: Needs, days: number) => Promise<unknown>> = {
  'unpaid-orders': ({ db }, days) => forgetUnpaidOrders(db, days),
  messages: ({ db }, days) => deleteOldMessages(db, days),
  bookings: ({ db }, days) => forgetOldBookings(db, days),
  transcripts: ({ db }, days) => forgetTranscripts(db, days),
  'newsletter-requests': ({ db }, days) => deleteUnconfirmedSubscribers(db, days),
  'stock-alert-requests': ({ db }, days) => forgetAlertRequests(db, days),
  'stock-alerts': ({ db }, days) => forgetWaitingAlerts(db, days),
  'kept-carts': ({ db }, days) => forgetReminders(db, days),
  kundlis: ({ db }, days) => forgetKundlis(db, days),
  webhooks: ({ db }, days) => forgetWebhooks(db, days),
  'sent-mails': async ({ db }, days) => {
    for (const kind of ['mail', 'text']) await deleteDoneOutbox(db, kind, days);
  },
  // Files carry the time of the machine that wrote them, not the database's.
  'mail-files': ({ env }, days) => forgetWrittenMails(path.join(env.DATA_DIR, 'mail'), Date.now() - days * 86_400_000),
  'return-pictures': ({ db }, days) => forgetReturnPictures(db, days),
  'login-addresses': ({ db }, days) => forgetLoginAddresses(db, days),
};

/** Removes what is over by itself (sessions, secrets, counters, deleted accounts), and what was kept for its period. */
export async function sweepAccounts(deps: Needs): Promise<void> {
  const { db, env } = deps;
  await deleteExpiredSessions(db);
  await deleteExpiredTokens(db);
  await deleteOldAttempts(db);
  await anonymiseClosedOrders(db);
  await deleteDoneOutbox(db, pictureRemoval, 30);
  for (const [kind, days] of Object.entries(env.RETENTION_DAYS)) await forget[kind as Kind](deps, days);
}

/** The same, in one of the processes of a shop. @returns whether it was this one */
export async function sweepInTurn(deps: Needs): Promise<boolean> {
  if (!(await takeTurn(deps.db, 'sweep', turn))) return false;
  await sweepAccounts(deps);
  return true;
}
