import { applyTopUpRefund } from '../ledger/apply-top-up.ts';
import { findCreditedAccount, isRefundNoted } from '../ledger/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { applyRefundFact } from './apply-refund-fact.ts';
import { findPayment } from './queries.ts';
import { findRefundByGatewayId, sumRefunds } from './refund-queries.ts';

/**
 * Writes down refunds of a payment of ours of which neither an answer nor a webhook has told, such as those that were made
 * after the backup that this database comes from. Without this, an order whose money is gone would still be sent.
 * @returns how many were missing
 */
export async function mendRefunds(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  provider: Pick<PaymentProvider, 'listRefunds' | 'name'>,
  payment: ProviderPayment,
): Promise<number> {
  const known = await findPayment(deps.db, payment.id);
  if (!known) return mendTopUp(deps, provider, payment);
  let missingPaise = payment.amountRefundedPaise - (await sumRefunds(deps.db, payment.id));
  if (missingPaise <= 0) return 0;
  let mended = 0;
  for (const refund of await provider.listRefunds(payment.id)) {
    // Some are known without the provider's id: never more is written down than is missing.
    if (refund.status !== 'processed' || refund.amountPaise > missingPaise) continue;
    if ((await findRefundByGatewayId(deps.db, refund.id))?.status === 'processed') continue;
    await transact(deps.db, (tx) => applyRefundFact(tx, refund));
    missingPaise -= refund.amountPaise;
    mended += 1;
  }
  return mended;
}

/** The same for a payment into a balance. */
async function mendTopUp(
  { db }: Pick<Deps, 'db'>,
  provider: Pick<PaymentProvider, 'listRefunds' | 'name'>,
  payment: ProviderPayment,
): Promise<number> {
  if (!(await findCreditedAccount(db, payment.id))) return 0;
  let mended = 0;
  for (const refund of await provider.listRefunds(payment.id)) {
    if (await isRefundNoted(db, refund.id)) continue;
    await transact(db, (tx) => applyTopUpRefund(tx, provider, refund));
    if (refund.status === 'processed') mended += 1;
  }
  return mended;
}
