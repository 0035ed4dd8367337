import { findOrderByGatewayId } from '../../db/queries/orders.ts';
import { findPayment } from '../../db/queries/payments.ts';
import type { Deps } from '../deps.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { factOf } from './payment-fact.ts';

const hour = 3_600_000;
/** A night's check overlaps the one before; the last minutes are left to webhooks and pages. */
const windowMs = 30 * hour;
const restMs = 600_000;

export type LedgerCheck = { captured: number; mended: number; unknown: number };

/**
 * Compares the provider's list of payments with ours: every captured one must have been decided. One that was missed is
 * settled now, and reported, because the other ways should have found it.
 */
export async function checkLedger(deps: Deps): Promise<LedgerCheck> {
  const check: LedgerCheck = { captured: 0, mended: 0, unknown: 0 };
  if (!deps.payments) return check;
  const now = deps.clock.now();
  const listed = await deps.payments.listPayments({ from: new Date(now - windowMs), to: new Date(now - restMs) });
  for (const payment of listed.filter(({ status }) => status === 'captured')) {
    check.captured += 1;
    if ((await findPayment(deps.db, payment.id))?.disposition) continue;
    const fact = factOf(payment);
    const order = fact && (await findOrderByGatewayId(deps.db, fact.gatewayOrderId));
    if (!fact || !order) check.unknown += 1;
    else if ((await applyPaymentFact(deps, fact, { source: 'ledger' })).payment?.disposition) check.mended += 1;
  }
  if (check.mended + check.unknown > 0)
    deps.log.error(check, 'the ledger check found payments that nobody had told of');
  return check;
}
