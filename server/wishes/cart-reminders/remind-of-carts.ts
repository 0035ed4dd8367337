import { countAttempt } from '../../accounts/attempt-queries.ts';
import { findBlocked } from '../../accounts/block-queries.ts';
import { canonicalEmail } from '../../platform/contact-keys.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { deleteBought, deleteReminderByEmail, takeDue } from './queries.ts';

/** Short transactions: many are taken in several. */
const atOnce = 100;
/** Mails to one address, whoever types it into how many checkouts: a box that anybody can tick is no way to fill a mailbox. */
const perAddress = { limit: 2, window: 7 * 24 * 3600 };

/**
 * Asks for the mails about carts that were left, where their time has come, and forgets the carts of those who have bought
 * since. Any number of processes may do it at the same time: each mail is asked for once.
 */
export async function remindOfCarts(deps: Pick<Deps, 'db' | 'env' | 'payments'>): Promise<void> {
  await deleteBought(deps.db);
  const { CART_REMINDERS: minutes } = await readSettings(deps);
  if (!deps.payments || minutes.length === 0) return;
  for (;;) {
    const taken = await transact(deps.db, async (tx) => {
      const due = await takeDue(tx, minutes, atOnce);
      const blocked = await findBlocked(
        tx,
        due.map(({ email }) => email),
      );
      for (const { id, email, round, sent } of due) {
        if (blocked.has(email)) await deleteReminderByEmail(tx, email);
        else if (
          (await countAttempt(tx, `cart-reminder:mails:${hashToken(canonicalEmail(email))}`, perAddress)) !== null
        )
          await requestMail(tx, { kind: 'cart-reminder', reminderId: id, round, step: sent });
      }
      return due.length;
    });
    if (taken < atOnce) return;
  }
}
