import type { Transaction } from '../platform/database/open-database.ts';
import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import { closedAccount, outsideAccount, providerAccount } from './accounts.ts';
import { lockBalanceRefund, updateBalanceRefund } from './balance-refund-queries.ts';
import { recordMovement } from './record-movement.ts';

/**
 * The state of a closed balance's refund at its provider, from our own call or a webhook, however
 * often: the ledger moves once.
 * @returns whether the money moved now
 */
export async function applyBalanceRefund(
  tx: Transaction,
  key: string,
  refund: { id: string | null; status: ProviderRefund['status'] },
): Promise<boolean> {
  const row = await lockBalanceRefund(tx, key);
  // A transfer of the owner is final, as is a refund that went through.
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
 * Saves the owner's transfer of an amount that no provider refunds.
 * @returns false if the transfer is not pending any more
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
