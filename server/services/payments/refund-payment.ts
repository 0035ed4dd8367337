import type { OutboxItem } from '../../db/queries/outbox.ts';
import { findPayment, refundKey } from '../../db/queries/payments.ts';
import { findRefund } from '../../db/queries/payments-refunds.ts';
import { transact } from '../../db/transact.ts';
import { PaymentsError } from '../../ports/payments/payments-error.ts';
import type { Deps } from '../deps.ts';
import { applyRefundFact, type RefundFact } from './apply-refund-fact.ts';

/** The provider has accepted a refund and not finished it; asking again with the same key tells how it goes on. */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}

/**
 * Gives a payment back at the provider. Every try carries the same idempotency key, so that a try whose answer was lost
 * cannot become a second refund.
 * @throws RefundPending, PaymentsError when it has to be tried again
 */
export async function refundPayment(deps: Deps, { key: paymentId }: Pick<OutboxItem, 'key'>): Promise<void> {
  const refund = await findRefund(deps.db, refundKey(paymentId));
  if (!deps.payments || !refund || refund.status === 'processed' || refund.status === 'failed') return;
  const fact = await giveBack(deps, paymentId, refund.amountPaise);
  const { stockChanged } = await transact(deps.db, (tx) => applyRefundFact(tx, fact));
  if (stockChanged) await deps.catalogue.changed();
  if (fact.status === 'failed') deps.log.error({ paymentId }, 'a refund failed and needs a person');
  if (fact.status === 'pending') throw new RefundPending('The refund is on its way.');
}

async function giveBack(deps: Deps, paymentId: string, amountPaise: number): Promise<RefundFact> {
  try {
    return await deps.payments!.refund({ paymentId, amountPaise, idempotencyKey: refundKey(paymentId) });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    return whyRefused(deps, paymentId, amountPaise, error);
  }
}

/** A refusal means that somebody gave the money back by hand, or that a person has to look. */
async function whyRefused(
  deps: Deps,
  paymentId: string,
  amountPaise: number,
  error: PaymentsError,
): Promise<RefundFact> {
  const payment = await deps.payments!.fetchPayment(paymentId);
  const stored = await findPayment(deps.db, paymentId);
  const status = payment.amountRefundedPaise >= amountPaise ? 'processed' : 'failed';
  deps.log.warn({ orderId: stored?.orderId, paymentId, reason: error.reason, status }, 'the provider refused a refund');
  return { id: `unknown:${paymentId}`, paymentId, amountPaise, status };
}
