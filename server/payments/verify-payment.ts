import { ShopError, sentence } from '@jyotiratna/contract';
import type { verifyPayment as call } from '@jyotiratna/contract/payments';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { contactOf } from '../checkout/order-draft.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payment-providers/provider.ts';
import { onlineProviders } from '../platform/payment-providers/providers.ts';
import { findOrder, findOrderByGatewayId, keepSubmittedLines, type OrderRow } from '../reservations/order-queries.ts';
import { applyPaymentFact } from './apply-payment-fact.ts';
import { completeContact } from './complete-contact.ts';
import { askAboutOrderSoon } from './due-queries.ts';
import { factOf } from './payment-fact.ts';
import { findPayment, type PaymentRow } from './queries.ts';
import { type Genuine, readCallback } from './read-callback.ts';
import { namedLines, readSubmittedLines } from './submitted-lines.ts';

/** The fields of the shop; those of the provider's callback stand beside them. */
export type VerifyPayment = z.output<typeof call.body>;

/** How long a customer waits here for the provider, in ms; after that the order is settled behind the page. */
const patienceMs = 3_000;

/**
 * What the browser hands over after paying. The provider's signature says which of its sessions and payments are meant;
 * the payment's state and amount are asked of the provider. An order that is not settled yet comes back as it is, and the page
 * asks again.
 * @throws ShopError payment_unverified (400), amount_mismatch, payment_mismatch (409), payments_off (404)
 */
export async function verifyPayment(deps: Deps, actor: Actor, input: VerifyPayment): Promise<OrderRow> {
  if (onlineProviders(deps).length === 0) throw new ShopError('payments_off');
  const genuine = readCallback(deps, callbackOf(input));
  const order = genuine && (await findOrderByGatewayId(deps.db, genuine.provider.name, genuine.sessionId));
  if (!genuine || !order) {
    deps.log.warn({ signed: genuine !== null }, 'payment signature refused');
    throw new ShopError('payment_unverified');
  }
  requireSameAmount(order, input);
  const completed = await completeContact(deps, order, contactOf(input, actor));
  const payment = await settle(deps, completed, genuine, input);
  requireKept(payment);
  return (await findOrder(deps.db, order.id)) ?? order;
}

/** What is left of the body without the shop's own fields. */
function callbackOf(input: VerifyPayment): Record<string, unknown> {
  const { amount, currency, items, couponCode, email, address, orderNumber, ...callback } = input;
  return callback;
}

function requireSameAmount(order: OrderRow, { amount, currency }: VerifyPayment): void {
  const sameAmount = amount === undefined || Math.abs(amount * 100 - order.amountPaise) < 1e-6;
  if (sameAmount && (currency === undefined || currency === order.currency)) return;
  throw new ShopError('amount_mismatch', { message: sentence('amount_of_other_order') });
}

async function settle(
  deps: Deps,
  order: OrderRow,
  { provider, paymentId }: Genuine,
  input: VerifyPayment,
): Promise<PaymentRow | null> {
  const known = await findPayment(deps.db, paymentId);
  if (known?.disposition && known.orderId === order.id) return known;
  const lines = order.linesKnown || order.submittedLines?.refused ? null : await readSubmittedLines(deps, order, input);
  // If the provider does not answer now, webhook and reconciler still have to know later what was bought.
  if (lines) await keepSubmittedLines(deps.db, order.id, namedLines(lines));
  const payment = await ask(deps, provider, paymentId);
  const fact = payment && factOf(provider, payment);
  if (!fact) {
    await askAboutOrderSoon(deps.db, order.id);
    return null;
  }
  if (fact.gatewayOrderId !== order.gatewayOrderId) throw new ShopError('payment_unverified');
  const applied = await applyPaymentFact(deps, fact, { source: 'verify', lines: lines ?? undefined });
  const waiting = applied.payment?.disposition === null;
  if (waiting && fact.status === 'captured' && !order.linesKnown) {
    throw new ShopError('payment_mismatch', {
      message: sentence('paid_unknown'),
    });
  }
  if (waiting) await askAboutOrderSoon(deps.db, order.id);
  return applied.payment;
}

/** The payment as the provider knows it, or null when it does not answer in time. */
async function ask(deps: Deps, provider: PaymentProvider, paymentId: string): Promise<ProviderPayment | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  const asked = provider.fetchPayment(paymentId).catch((error: unknown) => {
    deps.log.warn({ paymentId, err: error }, 'payment could not be fetched');
    return null;
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** A payment that goes back is no success, even where the order was paid by another one: that one has its own reply. */
function requireKept(payment: PaymentRow | null): void {
  if (payment?.disposition === 'mismatch') throw new ShopError('payment_mismatch');
  if (payment?.disposition === 'late') {
    throw new ShopError('payment_mismatch', {
      message: sentence('paid_late'),
    });
  }
  if (payment?.disposition === 'duplicate') {
    throw new ShopError('payment_mismatch', {
      message: sentence('paid_twice'),
    });
  }
}
