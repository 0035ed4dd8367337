import { ShopError } from '@jyotiratna/contract';
import { applyReceipt } from '../gift-cards/apply-receipt.ts';
import { findTopUpByGatewayId, pollTopUpSoon, type TopUpRow } from '../ledger/queries.ts';
import { readCallback } from '../payments/read-callback.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';

/**
 * The browser's report of a payment into a balance. The provider's signature identifies the session
 * and the payment; state and amount are fetched from the provider. Without a response the payment
 * stays as it is, and the page polls again.
 * @param isOwn whether the caller may report it
 * @throws ShopError payments_off (404), payment_unverified (400), invalid_input (400), and the
 * errors of `isOwn`
 */
export async function settleTopUp(
  deps: Deps,
  fields: Record<string, unknown>,
  isOwn: (row: TopUpRow | null) => TopUpRow,
): Promise<TopUpRow> {
  if (onlineProviders(deps).length === 0) throw new ShopError('payments_off');
  const genuine = readCallback(deps, fields);
  if (!genuine) throw new ShopError('payment_unverified');
  const { provider, sessionId, paymentId } = genuine;
  const found = isOwn(await findTopUpByGatewayId(deps.db, provider.name, sessionId));
  try {
    const payment = await provider.fetchPayment(paymentId);
    if (payment.sessionId !== sessionId) throw new ShopError('payment_unverified');
    await transact(deps.db, (tx) => applyReceipt(tx, provider, payment));
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log.warn({ paymentId, err: error }, 'top-up payment could not be fetched');
    await pollTopUpSoon(deps.db, found.id);
  }
  return found;
}
