import { requestPush } from '../accounts/push/request-push.ts';
import { findUserByEmail } from '../accounts/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { claimDueAlerts } from './queries.ts';

/** Alerts per transaction: many alerts are sent in several short transactions. */
const concurrency = 100;

/** Sends the due back-in-stock alerts, each exactly once, also with concurrent processes. */
export async function notifyOfStock({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const count = await transact(db, async (tx) => {
      const over = await claimDueAlerts(tx, concurrency);
      for (const { id, round, email } of over) {
        await requestEmail(tx, { kind: 'back-in-stock', alertId: id, round });
        const owner = await findUserByEmail(tx, email);
        if (owner?.emailVerifiedAt)
          await requestPush(tx, { kind: 'back-in-stock', alertId: id, round }, [owner.id]);
      }
      return over.length;
    });
    if (count < concurrency) return;
  }
}
