import type { Consent, ConsentPurpose } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { recordConsent, requireUserRow } from '../accounts/consents.ts';
import { userOf } from '../accounts/person-of.ts';
import { deletePushOf } from '../accounts/push/push-queries.ts';
import { deleteReminderByEmail, deleteReminderOfOwner } from '../cart-reminders/queries.ts';
import { endDailyOf } from '../kundli/daily/daily-queries.ts';
import { noteDaily } from '../kundli/daily/note-daily.ts';
import { deleteSavedKundlisOf } from '../kundli/queries.ts';
import { deleteSubscriberByEmail } from '../newsletter/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { withdrawMessagesOf } from '../texts/consent.ts';
import { consentsOf } from './read-consents.ts';

/**
 * Withdraws a consent with the data that depends on it: deletes saved births or carts, or
 * unsubscribes the address. Idempotent.
 */
export async function withdrawConsent(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { purpose }: { purpose: Exclude<ConsentPurpose, 'account'> },
): Promise<Consent[]> {
  return transact(db, async (tx) => {
    const user = await requireUserRow(tx, actor);
    const { id, verifiedEmail } = userOf(user);
    if (purpose === 'newsletter') {
      if (verifiedEmail !== null) await deleteSubscriberByEmail(tx, verifiedEmail);
    } else if (purpose === 'cart-reminders') {
      await deleteReminderOfOwner(tx, `user:${id}`);
      if (verifiedEmail !== null) await deleteReminderByEmail(tx, verifiedEmail);
    } else if (purpose === 'texts') {
      await withdrawMessagesOf(tx, id);
    } else if (purpose === 'daily-chart' || purpose === 'daily-chart-push') {
      await endDailyOf(tx, id, purpose === 'daily-chart' ? 'email' : 'push');
      await recordConsent(tx, user, purpose, false);
    } else if (purpose === 'push') {
      await deletePushOf(tx, id);
      await recordConsent(tx, user, purpose, false);
    } else {
      await deleteSavedKundlisOf(tx, id);
      await recordConsent(tx, user, 'kundlis', false);
      await noteDaily(tx, user);
    }
    return consentsOf(tx, user);
  });
}
