import { countAttempt } from '../accounts/attempt-queries.ts';
import { findBlocked } from '../accounts/block-queries.ts';
import { canonicalEmail } from '../platform/contact-keys.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { deleteOrdered, deleteReminderByEmail, takeDue } from './queries.ts';

/** Carts per transaction, few enough to keep it short. */
const concurrency = 100;
/**
 * Maximum reminders to one address over any number of checkouts, since an unverified checkbox must
 * not permit flooding a mailbox.
 */
const perAddress = { limit: 2, window: 7 * 24 * 3600 };

/**
 * Queues the due reminders of abandoned carts, and deletes the carts of customers with a later
 * purchase. Safe for concurrent processes: each reminder is queued once.
 */
export async function remindOfCarts(deps: Pick<Deps, 'db' | 'env' | 'payments'>): Promise<void> {
  await deleteOrdered(deps.db);
  const { CART_REMINDERS: minutes } = await readSettings(deps);
  if (!deps.payments || minutes.length === 0) return;
  for (;;) {
    const count = await transact(deps.db, async (tx) => {
      const due = await takeDue(tx, minutes, concurrency);
      const blocked = await findBlocked(
        tx,
        due.map(({ email }) => email),
      );
      for (const { id, email, round, sent } of due) {
        if (blocked.has(email)) await deleteReminderByEmail(tx, email);
        else if (
          (await countAttempt(
            tx,
            `cart-reminder:mails:${hashToken(canonicalEmail(email))}`,
            perAddress,
          )) !== null
        )
          await requestEmail(tx, { kind: 'cart-reminder', reminderId: id, round, step: sent });
      }
      return due.length;
    });
    if (count < concurrency) return;
  }
}
