import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import type { OutboxItem } from '../platform/outbox/queries.ts';
import { PaymentsError } from '../platform/payment-providers/payments-error.ts';
import { minRefundPaise, type PaymentProvider } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { releaseReservation } from '../reservations/expire-order.ts';
import { refundCredit } from '../reservations/order-credit.ts';
import { findOrder, lockOrder, updateOrder } from '../reservations/order-queries.ts';
import { applyRefundEvent, type RefundEvent } from './apply-refund-event.ts';
import { closeRefunds } from './close-refunds.ts';
import { errorStatus } from './match-refund.ts';
import { concernsOrder } from './plan-refund-effect.ts';
import { moneyOf, type RefundRow } from './queries.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { refundOnce } from './refund-once.ts';
import { findRefund, listOpenPayments, testReason, updateRefund } from './refund-queries.ts';
import { refundRoute } from './refund-route.ts';

/**
 * The provider has accepted a refund and not processed it yet; a retry with the same key returns
 * its status.
 */
export class RefundPending extends Error {
  override readonly name = 'RefundPending';
}

/**
 * The provider of a payment is no longer configured: the refund is pending until it is configured
 * again, or until a webhook reports the refund.
 */
export class ProviderRemoved extends Error {
  override readonly name = 'ProviderGone';
}

/**
 * Processes a queued refund at the provider of its payment; every attempt has the same idempotency
 * key, so a lost response cannot cause a second one. In a shop that has left the sandbox, a refund
 * of a test payment fails at once and its order is closed, because no money moved. An amount below
 * the provider's minimum next to store credit is not refunded.
 * @throws RefundPending, ProviderRemoved, PaymentsError if it has to be retried
 */
export async function refundPayment(
  deps: Deps,
  { key, attempts }: Pick<OutboxItem, 'key' | 'attempts'>,
): Promise<void> {
  const refund = await findRefund(deps.db, key);
  if (!refund || refund.status === 'processed' || refund.status === 'failed') return;
  const order = await findOrder(deps.db, refund.orderId);
  const money = moneyOf(refund);
  const ofCredit = money === 0 || (refund.creditPaise > 0 && money < minRefundPaise);
  const provider = order && providerOf(deps, order);
  const noMoney = order !== null && !ofCredit && refundRoute(deps, order) === 'no-money';
  if (!provider && !noMoney && !ofCredit)
    throw new ProviderRemoved(`The provider ${order?.provider} is not set up.`);
  const detail = ofCredit
    ? returned(refund)
    : provider
      ? await giveBack(deps, provider, refund, attempts)
      : failed(refund);
  await transact(deps.db, async (tx) => {
    if (noMoney) return endUnpaid(tx, refund);
    if (ofCredit) await updateRefund(tx, key, { amountPaise: refund.creditPaise });
    await applyRefundEvent(deps, tx, detail, key);
  });
  if (detail.status === 'failed' && provider) await recordRest(deps, provider, refund);
  if (detail.status === 'pending') throw new RefundPending('The refund is on its way.');
}

async function giveBack(
  deps: Deps,
  provider: PaymentProvider,
  refund: RefundRow,
  attempts: number,
): Promise<RefundEvent> {
  const { paymentId, gatewayRefundId, key: idempotencyKey } = refund;
  const amountPaise = moneyOf(refund);
  // Requested before the shop enforced the provider's minimum: no attempt can succeed.
  if (amountPaise < minRefundPaise) return failed(refund);
  try {
    return await refundOnce(
      provider,
      { paymentId, amountPaise, gatewayRefundId, idempotencyKey },
      attempts,
    );
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.kind !== 'refused') throw error;
    return rejectionReason(deps, provider, refund, error);
  }
}

/**
 * Closes the refund of a test payment, which never moved money, and cancels its order. Store credit
 * in the refund is returned.
 */
async function endUnpaid(tx: Transaction, refund: RefundRow): Promise<void> {
  const { key, orderId, paymentId } = refund;
  const order = await lockOrder(tx, orderId);
  if (order) await refundCredit(tx, order, refund);
  await updateRefund(tx, key, { status: 'failed', reason: testReason });
  const all = await listOpenPayments(tx, orderId);
  const payment = all.find(({ id }) => id === paymentId);
  if (!payment || !concernsOrder(payment, all)) return;
  // A paid order's stock was released at its cancellation, or has been shipped.
  if (order?.status === 'refund_pending')
    await updateOrder(tx, order, { status: 'cancelled' }, 'refund');
  if (order?.status !== 'payment_review') return;
  await releaseReservation(tx, order, { status: 'cancelled' }, 'refund');
}

/** The refund event of store credit alone, which needs no provider. */
function returned({ key, paymentId, creditPaise }: RefundRow): RefundEvent {
  return { id: `credit:${key}`, paymentId, amountPaise: creditPaise, status: 'processed' };
}

function failed({ gatewayRefundId, key, paymentId, amountPaise }: RefundRow): RefundEvent {
  return { id: gatewayRefundId ?? `unknown:${key}`, paymentId, amountPaise, status: 'failed' };
}

/**
 * A refund whose request the provider rejected has failed, unless the provider lists it by its own
 * id.
 */
async function rejectionReason(
  deps: Deps,
  provider: PaymentProvider,
  refund: RefundRow,
  error: PaymentsError,
): Promise<RefundEvent> {
  const { orderId, paymentId } = refund;
  const status = errorStatus(refund, await provider.fetchPaymentRefunds(paymentId));
  deps.log.warn(
    { orderId, paymentId, reason: error.reason, status },
    'the provider rejected a refund',
  );
  return { ...failed(refund), status };
}

/**
 * Records all refunds of the payment: refunds made at the provider's dashboard are the most common
 * reason for a rejection.
 */
async function recordRest(
  deps: Deps,
  provider: PaymentProvider,
  { paymentId }: RefundRow,
): Promise<void> {
  await reconcileRefunds(deps, provider, await provider.fetchPayment(paymentId));
}

/** Processes all due refunds; those of store credit alone need no provider. */
export async function refundPayments(deps: Deps): Promise<void> {
  await drainOutbox(deps, 'refund', (item) => refundPayment(deps, item));
  await closeRefunds(deps);
}
