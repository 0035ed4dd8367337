import path from 'node:path';
import type { Kind } from '../boot/retention.ts';
import { deleteOldAttempts } from '../db/queries/attempts.ts';
import { forgetOldBookings } from '../db/queries/bookings.ts';
import { forgetKundlis } from '../db/queries/kundli.ts';
import { deleteOldMessages } from '../db/queries/messages.ts';
import { deleteDoneOutbox } from '../db/queries/outbox.ts';
import { forgetWebhooks } from '../db/queries/payments-webhooks.ts';
import { forgetLoginAddresses, forgetUnpaidOrders, takeTurn } from '../db/queries/retention.ts';
import { deleteExpiredSessions } from '../db/queries/sessions.ts';
import { deleteUnconfirmedSubscribers } from '../db/queries/subscribers.ts';
import { deleteExpiredTokens } from '../db/queries/tokens.ts';
import { anonymiseClosedOrders } from '../db/queries/users-data.ts';
import { forgetWrittenMails } from '../ports/mail/forget-mails.ts';
import { pictureRemoval } from '../services/admin/pictures/drop-pictures.ts';
import type { Deps } from '../services/deps.ts';

type Needs = Pick<Deps, 'db' | 'env'>;

/** Seconds within which the processes of a shop sweep once: a little less than the pause between two rounds. */
const turn = 55 * 60;

/** How each kind of data is forgotten once it is so many days old; docs/operating.md tells the periods. */
const forget: Record<Kind, (deps: Needs, days: number) => Promise<unknown>> = {
  'unpaid-orders': ({ db }, days) => forgetUnpaidOrders(db, days),
  messages: ({ db }, days) => deleteOldMessages(db, days),
  bookings: ({ db }, days) => forgetOldBookings(db, days),
  'newsletter-requests': ({ db }, days) => deleteUnconfirmedSubscribers(db, days),
  kundlis: ({ db }, days) => forgetKundlis(db, days),
  webhooks: ({ db }, days) => forgetWebhooks(db, days),
  'sent-mails': ({ db }, days) => deleteDoneOutbox(db, 'mail', days),
  // Files carry the time of the machine that wrote them, not the database's.
  'mail-files': ({ env }, days) => forgetWrittenMails(path.join(env.DATA_DIR, 'mail'), Date.now() - days * 86_400_000),
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
