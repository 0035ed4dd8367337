import { deleteOldAttempts } from '../db/queries/attempts.ts';
import { forgetOldBookings } from '../db/queries/bookings.ts';
import { deleteOldMessages } from '../db/queries/messages.ts';
import { deleteDoneOutbox } from '../db/queries/outbox.ts';
import { deleteExpiredSessions } from '../db/queries/sessions.ts';
import { deleteUnconfirmedSubscribers } from '../db/queries/subscribers.ts';
import { deleteExpiredTokens } from '../db/queries/tokens.ts';
import { anonymiseClosedOrders } from '../db/queries/users-data.ts';
import { pictureRemoval } from '../services/admin/pictures/drop-pictures.ts';
import type { Deps } from '../services/deps.ts';

/**
 * Removes sessions, secrets and counters whose time is over, notes of mail sent and pictures
 * removed a month ago, messages answered a year ago, the names in sessions of a year ago, newsletter addresses that never said yes, and the names on closed orders of deleted accounts.
 */
export async function sweepAccounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredTokens(db);
  await deleteOldAttempts(db);
  await anonymiseClosedOrders(db);
  await deleteDoneOutbox(db, 'mail', 30);
  await deleteDoneOutbox(db, pictureRemoval, 30);
  await deleteOldMessages(db);
  await forgetOldBookings(db);
  await deleteUnconfirmedSubscribers(db);
}
