import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { markLow } from './queries.ts';

/**
 * Notifies the shop once of each remedy and variant whose stock has fallen to its threshold, and
 * again after it was restocked.
 */
export async function watchStock(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const { LOW_STOCK } = await readSettings(deps);
  await transact(deps.db, async (tx) => {
    const { productIds, variantIds } = await markLow(tx, LOW_STOCK);
    if (productIds.length + variantIds.length === 0) return;
    await requestEmail(tx, {
      kind: 'low-stock',
      productIds,
      ...(variantIds.length > 0 && { variantIds }),
    });
  });
}
