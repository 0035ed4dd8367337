import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { verifyPaymentRoute as call } from '@jyotiratna/contract/payments';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { contactOf } from '../checkout/new-order.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';
import { duePaise } from '../reservations/order-credit.ts';
import {
  findOrder,
  findOrderByGatewayId,
  keepSubmittedLines,
  type OrderRow,
} from '../reservations/order-queries.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { completeContact } from './complete-contact.ts';
import { pollOrderSoon } from './due-queries.ts';
import { detailOf } from './payment-event.ts';
import { findPayment, type PaymentRow } from './queries.ts';
import { type Genuine, readCallback } from './read-callback.ts';
import { readSubmittedLines, selectedLines } from './submitted-lines.ts';

/** The shop's own fields; the request body also contains those of the provider's callback. */
export type VerifyPayment = z.output<typeof call.body>;

/**
 * The timeout of the provider in a verify request, in ms; after it the order is settled in the
 * background.
 */
const timeoutMs = 3_000;

/**
 * Handles the browser's request after payment. The callback's signature proves its session and
 * payment; the payment's status and amount are fetched from the provider. An unsettled order is
 * returned unchanged, and the page polls it.
 * @throws ShopError payment_unverified (400), amount_mismatch, payment_mismatch (409), payments_off
 * (404)
 */
export async function verifyPayment(
  deps: Deps,
  actor: Actor,
  input: VerifyPayment,
): Promise<OrderRow> {
  if (onlineProviders(deps).length === 0) throw new ShopError('payments_off');
  const genuine = readCallback(deps, callbackOf(input));
  const order =
    genuine && (await findOrderByGatewayId(deps.db, genuine.provider.name, genuine.sessionId));
  if (!genuine || !order) {
    deps.log.warn({ signed: genuine !== null }, 'payment signature rejected');
    throw new ShopError('payment_unverified');
  }
  requireSameAmount(order, input);
  const completed = await completeContact(deps, order, contactOf(input, actor));
  const payment = await settle(deps, completed, genuine, input);
  requireSuccess(payment);
  return (await findOrder(deps.db, order.id)) ?? order;
}

/** The provider's callback: the request body without the shop's own fields. */
function callbackOf(input: VerifyPayment): Record<string, unknown> {
  const { amount, currency, items, couponCode, email, address, orderNumber, ...callback } = input;
  return callback;
}

function requireSameAmount(order: OrderRow, { amount, currency }: VerifyPayment): void {
  const sameAmount = amount === undefined || Math.abs(amount * 100 - duePaise(order)) < 1e-6;
  if (sameAmount && (currency === undefined || currency === order.currency)) return;
  throw new ShopError('amount_mismatch', { message: errorMessage('amount_of_other_order') });
}

async function settle(
  deps: Deps,
  order: OrderRow,
  { provider, paymentId }: Genuine,
  input: VerifyPayment,
): Promise<PaymentRow | null> {
  const existing = await findPayment(deps.db, paymentId);
  if (existing?.disposition && existing.orderId === order.id) return existing;
  const lines =
    order.linesKnown || order.submittedLines?.refused
      ? null
      : await readSubmittedLines(deps, order, input);
  // If the provider does not respond now, a webhook or the reconciler needs the purchased lines
  // later.
  if (lines) await keepSubmittedLines(deps.db, order.id, selectedLines(lines));
  const payment = await request(deps, provider, paymentId);
  const detail = payment && detailOf(provider, payment);
  if (!detail) {
    await pollOrderSoon(deps.db, order.id);
    return null;
  }
  if (detail.gatewayOrderId !== order.gatewayOrderId) throw new ShopError('payment_unverified');
  const applied = await applyPaymentEvent(deps, detail, {
    source: 'verify',
    lines: lines ?? undefined,
  });
  const pending = applied.payment?.disposition === null;
  if (pending && detail.status === 'captured' && !order.linesKnown) {
    throw new ShopError('payment_mismatch', {
      message: errorMessage('paid_unknown'),
    });
  }
  if (pending) await pollOrderSoon(deps.db, order.id);
  return applied.payment;
}

/** The payment as returned by the provider; null on an error or a timeout. */
async function request(
  deps: Deps,
  provider: PaymentProvider,
  paymentId: string,
): Promise<ProviderPayment | null> {
  const { promise: expired, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), timeoutMs);
  const fetched = provider.fetchPayment(paymentId).catch((error: unknown) => {
    deps.log.warn({ paymentId, err: error }, 'payment could not be fetched');
    return null;
  });
  return Promise.race([fetched, expired]).finally(() => clearTimeout(timer));
}

/**
 * Throws for a refunded payment, even if another payment paid the order: that one gets its own
 * response.
 */
function requireSuccess(payment: PaymentRow | null): void {
  if (payment?.disposition === 'mismatch') throw new ShopError('payment_mismatch');
  if (payment?.disposition === 'late') {
    throw new ShopError('payment_mismatch', {
      message: errorMessage('paid_late'),
    });
  }
  if (payment?.disposition === 'duplicate') {
    throw new ShopError('payment_mismatch', {
      message: errorMessage('paid_twice'),
    });
  }
}
