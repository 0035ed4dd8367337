import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import type { OutboxItem } from '../platform/outbox/queries.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { leastRefundPaise, type PaymentProvider } from '../platform/payment-providers/provider.ts';
import { onlineProviders, providerOf } from '../platform/payment-providers/providers.ts';
import { releaseHold } from '../reservations/expire-order.ts';
import { findOrder, lockOrder, updateOrder } from '../reservations/order-queries.ts';
import { applyRefundFact, type RefundFact } from './apply-refund-fact.ts';
import { closeRefunds } from './close-refunds.ts';
import type { RefundRow } from './queries.ts';
import { findRefund, sumRefunds } from './refund-queries.ts';
import { refundRoute } from './refund-route.ts';

/** The provider has accepted a refund and not finished it; asking again with the same key tells its state. */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}

/** The provider that took this money is not set up any more: the refund waits until it is, or until it is told of. */
export class ProviderGone extends Error {
  override readonly name = 'ProviderGone';
}

/**
 * Gives money of a payment back at the provider that took it. Every try carries the same idempotency key, so that a try whose answer
 * was lost cannot become a second refund. In a shop that has left the sandbox, a refund of a test payment fails at once and its
 * order ends, because no money moved.
 * @throws RefundPending, ProviderGone, PaymentsError when it has to be tried again
 */
export async function refundPayment(deps: Deps, { key }: Pick<OutboxItem, 'key'>): Promise<void> {
  const refund = await findRefund(deps.db, key);
  if (!refund || refund.status === 'processed' || refund.status === 'failed') return;
  const order = await findOrder(deps.db, refund.orderId);
  const provider = order && providerOf(deps, order);
  const noMoney = order !== null && refundRoute(deps, order) === 'no-money';
  if (!provider && !noMoney) throw new ProviderGone(`The provider ${order?.provider} is not set up.`);
  const fact = provider ? await giveBack(deps, provider, refund) : failed(refund);
  await transact(deps.db, async (tx) => {
    await applyRefundFact(tx, fact, key);
    if (noMoney) await endUnpaid(tx, refund.orderId);
  });
  if (fact.status === 'failed' && !noMoney)
    deps.log.error({ paymentId: refund.paymentId }, 'a refund failed and needs a person');
  if (fact.status === 'pending') throw new RefundPending('The refund is on its way.');
}

async function giveBack(deps: Deps, provider: PaymentProvider, refund: RefundRow): Promise<RefundFact> {
  const { paymentId, amountPaise, key: idempotencyKey } = refund;
  // Asked for before the shop knew that the provider never gives so little back: no try could end.
  if (amountPaise < leastRefundPaise) return failed(refund);
  try {
    return await provider.refund({ paymentId, amountPaise, idempotencyKey });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    return whyRefused(deps, provider, refund, error);
  }
}

/** Ends an order that waits for money which never moved. */
async function endUnpaid(tx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // What a paid order held went back when it was cancelled, or has left the shop.
  if (order?.status === 'refund_pending') await updateOrder(tx, order, { status: 'cancelled' }, 'refund');
  if (order?.status !== 'payment_review') return;
  await releaseHold(tx, order, { status: 'cancelled' }, 'refund');
}

function failed({ key, paymentId, amountPaise }: RefundRow): RefundFact {
  return { id: `unknown:${key}`, paymentId, amountPaise, status: 'failed' };
}

/** A refusal means that somebody gave the money back by hand, or that a person has to look. */
async function whyRefused(
  deps: Deps,
  provider: PaymentProvider,
  refund: RefundRow,
  error: PaymentsError,
): Promise<RefundFact> {
  const { key, orderId, paymentId, amountPaise } = refund;
  const payment = await provider.fetchPayment(paymentId);
  const others = await sumRefunds(deps.db, paymentId, key);
  const status = payment.amountRefundedPaise - others >= amountPaise ? 'processed' : 'failed';
  deps.log.warn({ orderId, paymentId, reason: error.reason, status }, 'the provider refused a refund');
  return { id: `unknown:${key}`, paymentId, amountPaise, status };
}

/** Gives back every payment that could not be used. */
export async function refundPayments(deps: Deps): Promise<void> {
  if (onlineProviders(deps).length === 0) return;
  await drainOutbox(deps, 'refund', (item) => refundPayment(deps, item));
  await closeRefunds(deps);
}
