import { applyBalanceRefund } from '../ledger/apply-balance-refund.ts';
import { type BalanceRefundRow, lockBalanceRefund } from '../ledger/balance-refund-queries.ts';
import { refundOnce } from '../payments/refund-once.ts';
import { RefundPending } from '../payments/refund-payment.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import type { OutboxItem } from '../platform/outbox/queries.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';

/** Refunds the balances of closed accounts by the payments that brought them. */
export async function refundClosedBalances(deps: Deps): Promise<void> {
  await drainOutbox(deps, 'closing-refund', (item) => refundClosing(deps, item));
}

/**
 * Makes one refund; every attempt has the same idempotency key. One that the provider rejects, or
 * whose provider is no longer configured, becomes a task for the owner.
 * @throws RefundPending, PaymentsError when a retry is needed
 */
async function refundClosing(
  deps: Deps,
  { key, attempts }: Pick<OutboxItem, 'key' | 'attempts'>,
): Promise<void> {
  const row = await transact(deps.db, (tx) => lockBalanceRefund(tx, key));
  if (!row?.paymentId || row.status === 'processed' || row.status === 'failed') return;
  const provider = providerOf(deps, row);
  const refund = provider
    ? await requestRefund(deps, provider, row, row.paymentId, attempts)
    : withoutProvider(row);
  await transact(deps.db, (tx) => applyBalanceRefund(tx, key, refund));
  if (refund.status === 'pending') throw new RefundPending('The refund is on its way.');
  if (refund.status === 'failed')
    deps.log.error({ key }, 'the balance of a closed account waits for a transfer');
}

/**
 * Without its provider, a test payment counts as refunded, because it was not real money; any other
 * is a task for the owner to transfer.
 */
function withoutProvider({ provider, gatewayRefundId }: BalanceRefundRow) {
  return {
    id: gatewayRefundId,
    status: provider === 'sandbox' ? ('processed' as const) : ('failed' as const),
  };
}

async function requestRefund(
  deps: Deps,
  provider: PaymentProvider,
  { key, amountPaise, gatewayRefundId }: BalanceRefundRow,
  paymentId: string,
  attempts: number,
) {
  try {
    const refund = { paymentId, amountPaise, gatewayRefundId, idempotencyKey: key };
    return await refundOnce(provider, refund, attempts);
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    deps.log.warn(
      { key, reason: error.reason },
      'the provider rejected a refund of a closed balance',
    );
    const listed = (await provider.fetchPaymentRefunds(paymentId)).find(
      ({ id }) => id === gatewayRefundId,
    );
    return { id: gatewayRefundId, status: listed?.status ?? ('failed' as const) };
  }
}
