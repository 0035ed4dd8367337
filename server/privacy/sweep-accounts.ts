import path from 'node:path';
import { deleteOldAttempts } from '../accounts/attempt-queries.ts';
import { pushOutbox } from '../accounts/push/request-push.ts';
import { deleteExpiredSessions } from '../accounts/sessions/queries.ts';
import { deleteExpiredTokens } from '../accounts/token-queries.ts';
import { deleteExpiredAgentCarts } from '../agents/queries.ts';
import { deleteReminders } from '../cart-reminders/queries.ts';
import { deleteTranscripts } from '../consultations/delete-queries.ts';
import { deleteOldMessages } from '../contact/queries.ts';
import { deleteDrafts } from '../draft-orders/queries.ts';
import { forgetPeople } from '../gift-cards/queries.ts';
import { deleteOldBookings } from '../healers/queries.ts';
import { closeImports } from '../imports/queries.ts';
import { deleteKundlis } from '../kundli/queries.ts';
import { deleteUnconfirmedSubscribers } from '../newsletter/queries.ts';
import { deleteWebhooks } from '../payments/webhook-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteSavedEmails } from '../platform/email/delete-emails.ts';
import { imageRemoval } from '../platform/images/removal.ts';
import { acquireJobLease } from '../platform/jobs/job-lease-queries.ts';
import { deleteDoneOutbox } from '../platform/outbox/queries.ts';
import type { RetentionType } from '../platform/retention.ts';
import { deleteAlertRequests, deletePendingAlerts } from '../stock-alerts/queries.ts';
import { eraseTextMessages } from '../texts/queries.ts';
import { deleteVisitCounts } from '../visits/queries.ts';
import { anonymiseClosedOrders } from './queries.ts';
import {
  deleteLoginAddresses,
  deletePans,
  deleteReturnImages,
  deleteSources,
  deleteUnpaidOrders,
} from './retention-queries.ts';

type Dependencies = Pick<Deps, 'db' | 'env'>;

/**
 * The job lease in seconds, by which one process of a shop sweeps: a little less than the interval
 * of the schedule.
 */
const leaseSeconds = 55 * 60;

/**
 * The deletion of each kind of data after its retention period in days, as documented in
 * docs/operating.md.
 */
const forget: Record<RetentionType, (deps: Dependencies, days: number) => Promise<unknown>> = {
  'unpaid-orders': ({ db }, days) => deleteUnpaidOrders(db, days),
  messages: ({ db }, days) => deleteOldMessages(db, days),
  bookings: ({ db }, days) => deleteOldBookings(db, days),
  transcripts: ({ db }, days) => deleteTranscripts(db, days),
  'newsletter-requests': ({ db }, days) => deleteUnconfirmedSubscribers(db, days),
  'stock-alert-requests': ({ db }, days) => deleteAlertRequests(db, days),
  'stock-alerts': ({ db }, days) => deletePendingAlerts(db, days),
  'kept-carts': ({ db }, days) => deleteReminders(db, days),
  'draft-orders': ({ db }, days) => deleteDrafts(db, days),
  kundlis: ({ db }, days) => deleteKundlis(db, days),
  webhooks: ({ db }, days) => deleteWebhooks(db, days),
  'sent-mails': async ({ db }, days) => {
    for (const kind of ['mail', 'text', pushOutbox]) await deleteDoneOutbox(db, kind, days);
  },
  texts: ({ db }, days) => eraseTextMessages(db, days),
  // File times are from the machine's clock, not from the database's.
  'mail-files': ({ env }, days) =>
    deleteSavedEmails(path.join(env.DATA_DIR, 'mail'), Date.now() - days * 86_400_000),
  'return-pictures': ({ db }, days) => deleteReturnImages(db, days),
  'gift-cards': ({ db }, days) => forgetPeople(db, days),
  pans: ({ db }, days) => deletePans(db, days),
  'import-files': ({ db }, days) => closeImports(db, days),
  sources: async ({ db }, days) => {
    await deleteSources(db, days);
    await deleteVisitCounts(db, days);
  },
  'login-addresses': ({ db }, days) => deleteLoginAddresses(db, days),
};

/**
 * Deletes expired data (sessions, secrets, counters, deleted accounts), and data past its retention
 * period.
 */
export async function sweepAccounts(deps: Dependencies): Promise<void> {
  const { db, env } = deps;
  await deleteExpiredSessions(db);
  await deleteExpiredTokens(db);
  await deleteOldAttempts(db);
  await deleteExpiredAgentCarts(db);
  await anonymiseClosedOrders(db);
  await deleteDoneOutbox(db, imageRemoval, 30);
  for (const [kind, days] of Object.entries(env.RETENTION_DAYS))
    await forget[kind as RetentionType](deps, days);
}

/** Runs the sweep in one of the processes of a shop. @returns whether it ran in this one */
export async function sweepWithLease(deps: Dependencies): Promise<boolean> {
  if (!(await acquireJobLease(deps.db, 'sweep', leaseSeconds))) return false;
  await sweepAccounts(deps);
  return true;
}
