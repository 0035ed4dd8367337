import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { OutboxItem } from '../platform/outbox/queries.ts';
import { applyRefundFact, type RefundFact } from './apply-refund-fact.ts';
import type { RefundRow } from './queries.ts';
import { PaymentsError } from './razorpay/payments-error.ts';
import { leastRefundPaise } from './razorpay/refund.ts';
import { findRefund, sumRefunds } from './refund-queries.ts';

/** The provider has accepted a refund and not finished it; asking again with the same key tells how it goes on. */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}

/**
 * Gives money of a payment back at the provider. Every try carries the same idempotency key, so that a try whose answer
 * was lost cannot become a second refund.
 * @throws RefundPending, PaymentsError when it has to be tried again
 */
export async function refundPayment(deps: Deps, { key }: Pick<OutboxItem, 'key'>): Promise<void> {
  const refund = await findRefund(deps.db, key);
  if (!deps.payments || !refund || refund.status === 'processed' || refund.status === 'failed') return;
  const fact = await giveBack(deps, refund);
  const { stockChanged } = await transact(deps.db, (tx) => applyRefundFact(tx, fact, key));
  if (stockChanged) await deps.catalogue.changed();
  if (fact.status === 'failed') deps.log.error({ paymentId: refund.paymentId }, 'a refund failed and needs a person');
  if (fact.status === 'pending') throw new RefundPending('The refund is on its way.');
}

async function giveBack(deps: Deps, refund: RefundRow): Promise<RefundFact> {
  const { paymentId, amountPaise, key: idempotencyKey } = refund;
  // Asked for before the shop knew that the provider never gives so little back: no try could end.
  if (amountPaise < leastRefundPaise)
    return { id: `unknown:${idempotencyKey}`, paymentId, amountPaise, status: 'failed' };
  try {
    return await deps.payments!.refund({ paymentId, amountPaise, idempotencyKey });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    return whyRefused(deps, refund, error);
  }
}

/** A refusal means that somebody gave the money back by hand, or that a person has to look. */
async function whyRefused(deps: Deps, refund: RefundRow, error: PaymentsError): Promise<RefundFact> {
  const { key, orderId, paymentId, amountPaise } = refund;
  const payment = await deps.payments!.fetchPayment(paymentId);
  const others = await sumRefunds(deps.db, paymentId, key);
  const status = payment.amountRefundedPaise - others >= amountPaise ? 'processed' : 'failed';
  deps.log.warn({ orderId, paymentId, reason: error.reason, status }, 'the provider refused a refund');
  return { id: `unknown:${key}`, paymentId, amountPaise, status };
}
