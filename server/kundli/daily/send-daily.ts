import { indianDate, indiaOffsetMs } from '@jyotiratna/contract';
import { requestPush } from '../../accounts/push/request-push.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { claimDaily } from './daily-queries.ts';

const hourMs = 3_600_000;
/** Hour in India from which the daily horoscope is queued: before most sunrises. */
const FROM_HOUR = 5;
/** Maximum number of births in a transaction, so that transactions are short. */
const AT_ONCE = 100;

/**
 * Queues the daily emails and notifications from 05:00 in India. Processes may run it concurrently:
 * each birth gets at most one message a day on each enabled channel.
 */
export async function sendDaily({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const elapsedMs = (now + indiaOffsetMs) % (24 * hourMs);
  if (elapsedMs < FROM_HOUR * hourMs) return;
  const day = indianDate(now);
  for (;;) {
    const claimed = await transact(db, async (tx) => {
      const births = await claimDaily(tx, day, AT_ONCE);
      for (const { id: kundliId, userId, email, push } of births) {
        if (email) await requestEmail(tx, { kind: 'daily-chart', kundliId, day });
        if (push) await requestPush(tx, { kind: 'daily-chart', kundliId, day }, [userId]);
      }
      return births.length;
    });
    if (claimed < AT_ONCE) return;
  }
}
