import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { lockOrder } from '../../reservations/order-queries.ts';
import { issueCreditNote } from './issue.ts';
import { listUncreditedRefunds } from './queries.ts';
import { findSeller } from './seller.ts';

/** Issues the credit note of every processed refund of an invoiced order. */
export async function creditRefunds({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const settings = await readSettings({ db, env });
  if (!findSeller(settings)) return;
  for (const { key, orderId } of await listUncreditedRefunds(db, 100)) {
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await issueCreditNote(tx, settings, { order, refundKey: key });
    });
  }
}
