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
/** The period of a nightly check: it overlaps with the previous check. */
const nightMs = 30 * hour;
/** The last minutes, which a check leaves to webhooks and pages. */
export const ledgerRestMinutes = 10;
const restMs = ledgerRestMinutes * 60_000;

export type LedgerCheck = {
  /** Payments whose money was received, including those refunded since. */
  captured: number;
  /** Payments that this check settled. */
  repaired: number;
  /** Refunds that this check recorded. */
  refunds: number;
  /** Ids of captured payments that belong to no order here. */
  unknown: string[];
};

/**
 * Compares each provider's lists of payments and refunds with the shop's: every captured payment must have been
 * decided, and every refund recorded. Missing ones are reconciled and reported, because verify,
 * webhooks or the reconciler should have recorded them. After a restore this closes the gap since
 * the backup; payments of orders that the backup lacks are reported as unknown.
 * @param windowMs the length of the period to check, in ms; the last 10 minutes are excluded
 */
export async function checkLedger(deps: Deps, windowMs: number = nightMs): Promise<LedgerCheck> {
  const check: LedgerCheck = { captured: 0, repaired: 0, refunds: 0, unknown: [] };
  const now = deps.clock.now();
  const window = { from: new Date(now - windowMs), to: new Date(now - restMs) };
  for (const provider of everyProvider(deps)) {
    const payments = await provider.listPayments(window);
    for (const payment of payments) {
      if (payment.status === 'captured' || payment.status === 'refunded') {
        check.captured += 1;
        const settled = await settle(deps, provider, payment);
        if (settled === 'unknown') check.unknown.push(payment.id);
        if (settled === 'repaired') check.repaired += 1;
      }
      if (payment.amountRefundedPaise > 0)
        check.refunds += await reconcileRefunds(deps, provider, payment);
    }
    const listed = new Set(payments.map(({ id }) => id));
    check.refunds += await reconcileOlderPayments(deps, { provider, window, listed });
  }
  if (check.repaired + check.refunds + check.unknown.length > 0)
    deps.log.error(check, 'the ledger check found unreported payments or refunds');
  return check;
}

type OlderPayments = {
  provider: PaymentProvider;
  window: { from: Date; to: Date };
  /** Ids of the payments that are checked already. */
  listed: ReadonlySet<string>;
};

/** Records the window's refunds of older payments. @returns their number */
async function reconcileOlderPayments(
  deps: Deps,
  { provider, window, listed }: OlderPayments,
): Promise<number> {
  const refunded = new Set((await provider.listRefunds(window)).map(({ paymentId }) => paymentId));
  let total = 0;
  for (const id of refunded)
    if (!listed.has(id))
      total += await reconcileRefunds(deps, provider, await provider.fetchPayment(id));
  return total;
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

/** Settles a payment without an order: for a gift card, a top-up, or unknown. */
async function settleReceipt(
  { db }: Deps,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<'settled' | 'repaired' | 'unknown'> {
  // Refunded in full, and nothing was sold or credited for it.
  if (payment.status === 'refunded') return 'settled';
  if (await isCredited(db, payment.id)) return 'settled';
  return (await transact(db, (tx) => applyReceipt(tx, provider, payment))) ? 'repaired' : 'unknown';
}
