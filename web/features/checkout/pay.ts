import {
  CallError,
  type CreateOrderBody,
  type CreateOrderReply,
  limits,
  type Order,
  type PublicConfig,
  type Shop,
} from '@jyotiratna/contract';
import type { CallbackFields, PaymentFault, WindowRequest } from './payment-window.ts';

export type Purchase = {
  /** What create-order is told, the amount in whole rupees included. */
  body: CreateOrderBody;
  /** One per press of the pay button, kept while the fate of that press is unknown. */
  idempotencyKey: string;
  orderNumber: string;
  shopName: string;
  customer: { name: string; email: string; phone: string };
};

export type PayStep = 'starting' | 'paying' | 'verifying';

export type PayOutcome =
  | { kind: 'paid'; order: Order; callback: CallbackFields | null }
  /** No provider is configured: nothing was sent and no order is stored. */
  | { kind: 'simulated' }
  | { kind: 'dismissed' };

/** Where a purchase stopped; `cause` is the failed call or the fault of script and window. */
export class PayError extends Error {
  readonly stage: 'start' | 'verify';
  /** Our order's id, once there is one: its page tells how a payment that could not be verified ended. */
  readonly orderId: string | null;

  constructor(stage: 'start' | 'verify', cause: unknown, orderId: string | null = null) {
    super(stage === 'start' ? 'The payment could not be started.' : 'The payment could not be verified.', { cause });
    this.name = 'PayError';
    this.stage = stage;
    this.orderId = orderId;
  }
}

export type PayParts = {
  orders: Pick<Shop['orders'], 'create' | 'verify' | 'get'>;
  payments: PublicConfig['payments'];
  loadScript(url: string): Promise<void>;
  openWindow(
    request: WindowRequest,
    onFailed: (fault: PaymentFault) => void,
    signal: AbortSignal,
  ): Promise<CallbackFields | null>;
  wait(ms: number): Promise<void>;
};

export type PayEvents = { onStep(step: PayStep): void; onFailed(fault: PaymentFault): void };

/** Milliseconds between tries of a call whose answer is still being made or was lost. */
const pauses = [700, 1500, 3000];

/**
 * One purchase from the press of the button to its outcome: script, order, window, verification. The script comes first,
 * so that a press that cannot open a window holds no stock.
 * @throws PayError
 */
export async function pay(
  parts: PayParts,
  purchase: Purchase,
  events: PayEvents,
  signal: AbortSignal,
): Promise<PayOutcome> {
  events.onStep('starting');
  if (parts.payments.mode === 'none') {
    await parts.wait(limits.simulatedPaymentMs);
    return { kind: 'simulated' };
  }

  const { order, keyId, orderId } = await start(parts, purchase);
  if (order.amount === 0) return { kind: 'paid', order: await freeOrder(parts, orderId), callback: null };
  if (signal.aborted) return { kind: 'dismissed' };

  events.onStep('paying');
  const callback = await parts
    .openWindow({ ...purchase, order, keyId }, events.onFailed, signal)
    .catch((cause: unknown) => {
      throw new PayError('start', cause, orderId);
    });
  if (!callback) return { kind: 'dismissed' };

  events.onStep('verifying');
  const { email, address, couponCode, orderNumber, items } = purchase.body;
  const body = {
    ...callback,
    amount: order.amount / 100,
    currency: order.currency,
    ...(items && { items }),
    ...(email && { email }),
    ...(address && { address }),
    ...(couponCode && { couponCode }),
    ...(orderNumber && { orderNumber }),
  };
  const verified = await persist(parts, () => parts.orders.verify(body)).catch((cause: unknown) => {
    throw new PayError('verify', cause, orderId);
  });
  return { kind: 'paid', order: verified.order, callback };
}

async function start(parts: PayParts, { body, idempotencyKey }: Purchase): Promise<CreateOrderReply> {
  try {
    // Nothing to pay needs no window.
    if (body.amount > 0) await parts.loadScript(parts.payments.scriptUrl);
    const reply = await persist(parts, () => parts.orders.create(body, idempotencyKey));
    if (!reply?.order) throw new Error('Failed to create order');
    return reply;
  } catch (cause) {
    throw new PayError('start', cause);
  }
}

function freeOrder(parts: PayParts, orderId: string): Promise<Order> {
  return persist(parts, () => parts.orders.get(orderId)).then(
    ({ order }) => order,
    (cause: unknown) => {
      throw new PayError('verify', cause, orderId);
    },
  );
}

/** Repeats a call that says the same thing each time, while its answer is lost or not ready. */
async function persist<Reply>(parts: PayParts, call: () => Promise<Reply>): Promise<Reply> {
  for (const pause of pauses) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await parts.wait(pause);
  }
  return call();
}

/** No answer, an answer that is still being made, or a server that is busy. A provider that is down is not repeated. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || error.code === 'in_progress' || error.code === 'busy' || error.status === 502;
}
