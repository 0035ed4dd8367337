import { applyTopUpRefund } from '../ledger/apply-top-up.ts';
import { findCreditedAccount, isRefundRecorded } from '../ledger/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { applyRefundEvent } from './apply-refund-event.ts';
import { findPayment } from './queries.ts';
import { totalRefunds } from './refund-queries.ts';

/**
 * Records refunds of a payment that had neither a response nor a webhook, such as those made after
 * the backup that this database was restored from. Without this, a refunded order would still be
 * shipped.
 * @returns the number of refunds recorded now
 */
export async function reconcileRefunds(
  deps: Pick<Deps, 'db' | 'catalogue' | 'log'>,
  provider: Pick<PaymentProvider, 'fetchPaymentRefunds' | 'name'>,
  payment: ProviderPayment,
): Promise<number> {
  const existing = await findPayment(deps.db, payment.id);
  if (!existing) return reconcileTopUp(deps, provider, payment);
  let missingPaise = payment.amountRefundedPaise - (await totalRefunds(deps.db, payment.id));
  if (missingPaise <= 0) return 0;
  let settled = 0;
  for (const refund of await provider.fetchPaymentRefunds(payment.id)) {
    // Only an upper bound, not a match: rows of previous years may lack the provider's id.
    if (refund.status !== 'processed' || refund.amountPaise > missingPaise) continue;
    const recorded = await transact(deps.db, async (tx) => {
      const before = await totalRefunds(tx, payment.id);
      await applyRefundEvent(deps, tx, refund);
      return (await totalRefunds(tx, payment.id)) - before;
    });
    missingPaise -= recorded;
    if (recorded > 0) settled += 1;
  }
  return settled;
}

/**
 * Records missing refunds of a payment into a balance (top-up or gift card). @returns their number
 */
async function reconcileTopUp(
  { db }: Pick<Deps, 'db'>,
  provider: Pick<PaymentProvider, 'fetchPaymentRefunds' | 'name'>,
  payment: ProviderPayment,
): Promise<number> {
  if (!(await findCreditedAccount(db, payment.id))) return 0;
  let settled = 0;
  for (const refund of await provider.fetchPaymentRefunds(payment.id)) {
    if (await isRefundRecorded(db, refund.id)) continue;
    if ((await transact(db, (tx) => applyTopUpRefund(tx, provider, refund))) === 'moved')
      settled += 1;
  }
  return settled;
}
