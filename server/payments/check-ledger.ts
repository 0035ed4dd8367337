import { applyReceipt } from '../gift-cards/apply-receipt.ts';
import { isCredited } from '../ledger/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { everyProvider } from '../platform/payment-providers/providers.ts';
import { findOrderByGatewayId } from '../reservations/order-queries.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { detailOf } from './payment-event.ts';
import { findPayment } from './queries.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

const hour = 3_600_000;
/** A night's check overlaps the one before; the last minutes are left to webhooks and pages. */
const nightMs = 30 * hour;
/** The recent period that a check leaves to webhooks and pages, in minutes. */
export const ledgerRestMinutes = 10;
const restMs = ledgerRestMinutes * 60_000;

export type LedgerCheck = {
  /** Payments whose money was received, including those refunded since. */
  captured: number;
  /** Payments that are settled only now. */
  repaired: number;
  /** Refunds that are recorded only now. */
  refunds: number;
  /** Ids of captured payments that belong to no order here. */
  unknown: string[];
};

/**
 * Compares each provider's list of payments with ours: every captured one must have been
 * decided, and every refund must be recorded. Missed ones are reconciled now, and reported,
 * because the other sources should have found them. After a restore this closes the gap since
 * the backup, except for orders newer than it: their payments are reported.
 * @param windowMs the period to check, up to 10 minutes ago
 */
export async function checkLedger(deps: Deps, windowMs: number = nightMs): Promise<LedgerCheck> {
  const check: LedgerCheck = { captured: 0, repaired: 0, refunds: 0, unknown: [] };
  const now = deps.clock.now();
  const window = { from: new Date(now - windowMs), to: new Date(now - restMs) };
  for (const provider of everyProvider(deps)) {
    for (const payment of await provider.listPayments(window)) {
      if (payment.status === 'captured' || payment.status === 'refunded') {
        check.captured += 1;
        const settled = await settle(deps, provider, payment);
        if (settled === 'unknown') check.unknown.push(payment.id);
        if (settled === 'repaired') check.repaired += 1;
      }
      if (payment.amountRefundedPaise > 0)
        check.refunds += await reconcileRefunds(deps, provider, payment);
    }
  }
  if (check.repaired + check.refunds + check.unknown.length > 0)
    deps.log.error(check, 'the ledger check found unreported payments or refunds');
  return check;
}

async function settle(
  deps: Deps,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<'settled' | 'repaired' | 'waits' | 'unknown'> {
  if ((await findPayment(deps.db, payment.id))?.disposition) return 'settled';
  const detail = detailOf(provider, payment);
  const order =
    detail && (await findOrderByGatewayId(deps.db, detail.provider, detail.gatewayOrderId));
  if (!detail || !order) return settleReceipt(deps, provider, payment);
  const applied = await applyPaymentEvent(deps, detail, { source: 'ledger' });
  return applied.payment?.disposition ? 'repaired' : 'waits';
}

/** A payment of no order: a gift card's, a top-up's, or an unknown one. */
async function settleReceipt(
  { db }: Deps,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<'settled' | 'repaired' | 'unknown'> {
  // Its money is back with its payer, and nothing here was sold or credited for it.
  if (payment.status === 'refunded') return 'settled';
  if (await isCredited(db, payment.id)) return 'settled';
  return (await transact(db, (tx) => applyReceipt(tx, provider, payment))) ? 'repaired' : 'unknown';
}
