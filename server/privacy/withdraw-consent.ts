import type { Consent, ConsentPurpose } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { noteKundliConsent, requireUserRow } from '../accounts/consents.ts';
import { personOf } from '../accounts/person-of.ts';
import { deleteSavedKundlisOf } from '../kundli/queries.ts';
import { deleteSubscriberByEmail } from '../outreach/newsletter/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteReminderByEmail, deleteReminderOfOwner } from '../wishes/cart-reminders/queries.ts';
import { consentsOf } from './read-consents.ts';

/**
 * Takes a consent back, and with it what rested on it: the kept births or carts go, or the address leaves the list. Done
 * already, it changes nothing.
 */
export async function withdrawConsent(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { purpose }: { purpose: Exclude<ConsentPurpose, 'account'> },
): Promise<Consent[]> {
  return transact(db, async (tx) => {
    const user = await requireUserRow(tx, actor);
    const { id, provenEmail } = personOf(user);
    if (purpose === 'newsletter') {
      if (provenEmail !== null) await deleteSubscriberByEmail(tx, provenEmail);
    } else if (purpose === 'cart-reminders') {
      await deleteReminderOfOwner(tx, `user:${id}`);
      if (provenEmail !== null) await deleteReminderByEmail(tx, provenEmail);
    } else {
      await deleteSavedKundlisOf(tx, id);
      await noteKundliConsent(tx, user, false);
    }
    return consentsOf(tx, user);
  });
}
