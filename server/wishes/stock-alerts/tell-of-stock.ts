import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { takeOver } from './queries.ts';

/** Short transactions: what many wait for is told in several. */
const atOnce = 100;

/** Tells those who wait for something that is back, each once. Any number of processes may do it at the same time. */
export async function tellOfStock({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const result = await transact(db, async (tx) => {
      const over = await takeOver(tx, atOnce);
      for (const { id, round } of over) await requestMail(tx, { kind: 'back-in-stock', alertId: id, round });
      return over.length;
    });
    if (result < atOnce) return;
  }
}
