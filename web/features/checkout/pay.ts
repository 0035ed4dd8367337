import {
  type CreateOrderBody,
  type CreateOrderReply,
  limits,
  type Order,
  type PublicConfig,
  soldStatuses,
  type VerifyPaymentBody,
  type VerifyPaymentReply,
} from '@jyotiratna/contract';
import { payment } from '#messages/payments/payment.ts';
import type { Callback, PaymentClient, PaymentError, WindowRequest } from '../payments/client.ts';
import { retryCall } from '../payments/retry-call.ts';

export type Purchase = {
  /** The input of create-order, including the amount in whole rupees. */
  body: CreateOrderBody;
  /**
   * The idempotency key of a click on the pay button, reused while the outcome of that click is
   * unknown.
   */
  idempotencyKey: string;
  shopName: string;
  customer: { name: string; email: string; phone: string };
};

export type PayStep = 'starting' | 'placing' | 'paying' | 'verifying';

export type PayOutcome =
  | { kind: 'paid'; order: Order; callback: Callback | null }
  /** Cash on delivery: the order awaits the customer's confirmation. */
  | { kind: 'placed'; order: Order }
  /** No provider is configured: no request was sent and no order is stored. */
  | { kind: 'simulated' }
  | { kind: 'dismissed' };

/** The server's response contains no order. */
export class NoOrderError extends Error {
  constructor() {
    super(payment.noOrder);
  }
}

/**
 * The stage at which a purchase failed; `cause` is the error of the call, the script or the window.
 */
export class PayError extends Error {
  readonly stage: 'start' | 'verify';
  /** The order's id, if it exists: its page displays the outcome of an unverified payment. */
  readonly orderId: string | null;

  constructor(stage: 'start' | 'verify', cause: unknown, orderId: string | null = null) {
    super(
      stage === 'start'
        ? 'The payment could not be started.'
        : 'The payment could not be verified.',
      { cause },
    );
    this.name = 'PayError';
    this.stage = stage;
    this.orderId = orderId;
  }
}

export type PayParts = {
  orders: {
    /** Creates the order; idempotent for the same key. */
    create(body: CreateOrderBody, idempotencyKey: string): Promise<CreateOrderReply>;
    verify(body: VerifyPaymentBody): Promise<VerifyPaymentReply>;
    get(id: string): Promise<{ order: Order }>;
  };
  payments: PublicConfig['payments'];
  loadScript(url: string): Promise<void>;
  openWindow: PaymentClient['openWindow'];
  wait(ms: number): Promise<void>;
};

export type PayEvents = { onStep(step: PayStep): void; onFailed(error: PaymentError): void };

/** Interval in milliseconds of polling an order whose payment window is open. */
const pollEvery = 10_000;

/**
 * One purchase from the click on the button to its outcome: script, order, window, verification.
 * The script is loaded first, so that a click that cannot open a window reserves no stock.
 * @throws PayError
 */
export async function pay(
  parts: PayParts,
  purchase: Purchase,
  events: PayEvents,
  signal: AbortSignal,
): Promise<PayOutcome> {
  const cash = purchase.body.paymentMethod === 'cash';
  events.onStep(cash ? 'placing' : 'starting');
  if (parts.payments.mode === 'none' && !cash) {
    await parts.wait(limits.simulatedPaymentMs);
    return { kind: 'simulated' };
  }

  const { order, keyId, orderId, orderNumber } = await start(parts, purchase);
  if (cash) return { kind: 'placed', order: await readOrder(parts, orderId) };
  // A free order, or one already paid by a previous click whose response was lost.
  if (order.amount === 0 || isOrdered(order)) {
    return { kind: 'paid', order: await readOrder(parts, orderId), callback: null };
  }
  if (signal.aborted) return { kind: 'dismissed' };

  events.onStep('paying');
  const end = await untilPaid(
    parts,
    { ...purchase, order, keyId, orderNumber },
    orderId,
    events,
    signal,
  );
  if ('order' in end) return { kind: 'paid', order: end.order, callback: null };
  const { callback } = end;
  if (!callback) return { kind: 'dismissed' };

  events.onStep('verifying');
  const { email, address, couponCode, items } = purchase.body;
  const body = {
    ...callback.fields,
    amount: order.amount / 100,
    currency: order.currency,
    ...(items && { items }),
    ...(email && { email }),
    ...(address && { address }),
    ...(couponCode && { couponCode }),
    orderNumber,
  };
  const verified = await retryCall(() => parts.orders.verify(body), parts.wait).catch(
    (cause: unknown) => {
      throw new PayError('verify', cause, orderId);
    },
  );
  return { kind: 'paid', order: verified.order, callback };
}

async function start(
  parts: PayParts,
  { body, idempotencyKey }: Purchase,
): Promise<CreateOrderReply> {
  try {
    // A free order needs no window, and not every window needs a script.
    if (body.amount > 0 && body.paymentMethod !== 'cash' && parts.payments.scriptUrl)
      await parts.loadScript(parts.payments.scriptUrl);
    const reply = await retryCall(() => parts.orders.create(body, idempotencyKey), parts.wait);
    if (!reply?.order) throw new NoOrderError();
    return reply;
  } catch (cause) {
    throw new PayError('start', cause);
  }
}

function readOrder(parts: PayParts, orderId: string): Promise<Order> {
  return retryCall(() => parts.orders.get(orderId), parts.wait).then(
    ({ order }) => order,
    (cause: unknown) => {
      throw new PayError('verify', cause, orderId);
    },
  );
}

type End = { callback: Callback | null } | { order: Order };

/**
 * Awaits the window, and concurrently the order itself: a payment approved in another app may
 * reach the shop without a callback of the window. A dismissal is accepted only after a last
 * poll.
 */
async function untilPaid(
  parts: PayParts,
  request: WindowRequest,
  orderId: string,
  events: PayEvents,
  signal: AbortSignal,
): Promise<End> {
  const over = new AbortController();
  const closing = AbortSignal.any([signal, over.signal]);
  const window = parts.openWindow(request, events.onFailed, closing).then(
    async (callback): Promise<End> => {
      const order = callback || signal.aborted ? null : await findSettled(parts, orderId);
      return order ? { order } : { callback };
    },
    (cause: unknown) => {
      throw new PayError('start', cause, orderId);
    },
  );
  const settledByShop = watch(parts, orderId, closing).then((order): End => ({ order }));
  return Promise.race([window, settledByShop]).finally(() => over.abort());
}

/** Resolves once the order is no longer unpaid; never after `stop`. */
async function watch(parts: PayParts, orderId: string, stop: AbortSignal): Promise<Order> {
  for (;;) {
    await parts.wait(pollEvery);
    if (stop.aborted) return new Promise(() => {});
    const order = await findSettled(parts, orderId);
    if (order) return order;
  }
}

/** The order if it is paid; null while it is unpaid, or after a failed request. */
async function findSettled(parts: PayParts, orderId: string): Promise<Order | null> {
  const found = await parts.orders.get(orderId).catch(() => null);
  return found && isOrdered(found.order) ? found.order : null;
}

/** Whether an order is paid; its status may have advanced since. */
function isOrdered({ status }: { status: string }): boolean {
  return soldStatuses.some((sold) => sold === status);
}
