import { requestPush } from '../../accounts/push/request-push.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { requestText } from '../../platform/text-messages/request-text.ts';
import { deleteOldHealerAlerts, takeAlertsOfFreeHealers } from './queries.ts';

/**
 * Lifetime of alerts in minutes: after a notification, for which pages display it, and while
 * pending.
 */
const lifetimeMinutes = { notified: 15, waiting: 24 * 60 } as const;

/** Sends the alerts of available healers; each only once, also with concurrent processes. */
export async function notifyWhenFree({ db }: Pick<Deps, 'db'>): Promise<void> {
  await transact(db, async (tx) => {
    for (const { healerId, userId, createdAt, notifiedAt } of await takeAlertsOfFreeHealers(tx)) {
      await requestEmail(tx, { kind: 'healer-free', healerId, userId });
      const at = notifiedAt?.toISOString() ?? '';
      await requestPush(tx, { kind: 'healer-free', healerId, userId, at }, [userId]);
      await requestText(tx, {
        kind: 'healer-free',
        healerId,
        userId,
        since: createdAt.toISOString(),
      });
    }
  });
  await deleteOldHealerAlerts(db, lifetimeMinutes);
}
