import type { Transaction } from '../platform/database/open-database.ts';
import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import { closedAccount, outsideAccount, providerAccount } from './accounts.ts';
import { lockBalanceRefund, updateBalanceRefund } from './balance-refund-queries.ts';
import { recordMovement } from './record-movement.ts';

/**
 * Applies the provider's status of a closed balance's refund, from our own call or a webhook;
 * idempotent: the ledger entry is recorded once.
 * @returns whether the ledger entry was recorded now
 */
export async function applyBalanceRefund(
  tx: Transaction,
  key: string,
  refund: { id: string | null; status: ProviderRefund['status'] },
): Promise<boolean> {
  const row = await lockBalanceRefund(tx, key);
  // A processed refund and the owner's own transfer are final.
  if (!row || row.status === 'processed' || row.reference !== null) return false;
  const done = refund.status === 'processed';
  await updateBalanceRefund(tx, key, {
    ...{ status: refund.status, gatewayRefundId: refund.id ?? row.gatewayRefundId },
    ...(done && { contact: null }),
  });
  if (!done) return false;
  const to = providerAccount(row.provider);
  const { amountPaise } = row;
  return recordMovement(tx, {
    kind: 'closing-refund',
    ref: key,
    from: closedAccount,
    to,
    amountPaise,
  });
}

/**
 * Records the owner's own transfer of a refund that no provider can make (`failed`); idempotent by
 * the transfer's `reference`.
 * @returns false if the refund is not `failed` and was not transferred with this reference
 */
export async function applyBalanceTransfer(
  tx: Transaction,
  key: string,
  reference: string,
): Promise<boolean> {
  const row = await lockBalanceRefund(tx, key);
  if (row?.status !== 'failed') return row?.reference === reference;
  await updateBalanceRefund(tx, key, { status: 'processed', reference, contact: null });
  const { amountPaise } = row;
  await recordMovement(tx, {
    kind: 'closing-refund',
    ref: key,
    from: closedAccount,
    to: outsideAccount,
    amountPaise,
  });
  return true;
}
