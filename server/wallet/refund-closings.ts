import { applyClosingRefund } from '../ledger/apply-closing-refund.ts';
import { type ClosingRefundRow, lockClosingRefund } from '../ledger/closing-queries.ts';
import { ProviderRemoved, RefundPending } from '../payments/refund-payment.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { onlineProviders, providerOf } from '../platform/payment-providers/providers.ts';

/** Gives the balances of closed accounts back by the payments that brought them. */
export async function refundClosings(deps: Deps): Promise<void> {
  if (onlineProviders(deps).length === 0) return;
  await drainOutbox(deps, 'closing-refund', ({ key }) => refundClosing(deps, key));
}

/**
 * One refund; every try carries the same idempotency key. One that the provider rejects becomes a task for the owner.
 * @throws RefundPending, ProviderRemoved, PaymentsError when it has to be tried again
 */
async function refundClosing(deps: Deps, key: string): Promise<void> {
  const row = await transact(deps.db, (tx) => lockClosingRefund(tx, key));
  if (!row?.paymentId || row.status === 'processed' || row.status === 'failed') return;
  const provider = providerOf(deps, row);
  if (!provider) throw new ProviderRemoved(`The provider ${row.provider} is not set up.`);
  const refund = await requestRefund(deps, provider, row, row.paymentId);
  await transact(deps.db, (tx) => applyClosingRefund(tx, key, refund));
  if (refund.status === 'pending') throw new RefundPending('The refund is on its way.');
  if (refund.status === 'failed') deps.log.error({ key }, 'the balance of a closed account waits for a transfer');
}

async function requestRefund(
  deps: Deps,
  provider: PaymentProvider,
  { key, amountPaise, gatewayRefundId }: ClosingRefundRow,
  paymentId: string,
) {
  try {
    return await provider.refund({ paymentId, amountPaise, idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    deps.log.warn({ key, reason: error.reason }, 'the provider rejected a refund of a closed balance');
    const listed = (await provider.listRefunds(paymentId)).find(({ id }) => id === gatewayRefundId);
    return { id: gatewayRefundId, status: listed?.status ?? ('failed' as const) };
  }
}
