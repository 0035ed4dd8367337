import { applyReceipt } from '../gift-cards/apply-receipt.ts';
import { claimDueTopUps, setTopUpGatewayId, type TopUpRow } from '../ledger/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';

const concurrency = 4;

/**
 * Polls the provider about payments into balances for which neither a page nor a webhook has
 * reported a status.
 */
export async function reconcileTopUps(deps: Deps): Promise<void> {
  for (;;) {
    const due = await claimDueTopUps(deps.db, concurrency);
    if (due.length === 0) return;
    const results = await Promise.allSettled(due.map((row) => reconcile(deps, row)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function reconcile(deps: Deps, row: TopUpRow): Promise<void> {
  const provider = providerOf(deps, row);
  if (!provider) return;
  const sessionId = row.gatewayOrderId ?? (await provider.findSession(row.id))?.id;
  if (!sessionId) return;
  if (!row.gatewayOrderId) await setTopUpGatewayId(deps.db, row.id, sessionId);
  for (const payment of await provider.fetchSessionPayments(sessionId))
    await transact(deps.db, (tx) => applyReceipt(tx, provider, payment));
}
