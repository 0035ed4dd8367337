import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import type { Job, OrderEntity, Payment } from '../entities.ts';
import { ApiError, invalid, invalidState, unauthenticated, unknownId } from '../errors.ts';
import { injectFailure } from '../faults/inject-failure.ts';
import { fieldsOf, textField } from '../validate.ts';
import { callbackFields } from './callback.ts';

/**
 * Reason for which a test card or UPI id of the provider is declined; other instruments are
 * accepted.
 */
const declined: Record<string, string> = {
  '4100280000090000': 'payment_timed_out',
  '4100280000080001': 'insufficient_fund',
  '4100280000070002': 'payment_cancelled',
  '4100280000060003': 'card_declined',
  'failure@razorpay': 'payment_failed',
};

type Instrument = { method: 'upi' | 'card'; vpa: string | null; declined: string | null };

/**
 * Interprets the typed card number or UPI id; null is a successful UPI payment. Card numbers are
 * not stored.
 */
function readInstrument(typed: string | null): Instrument {
  const plain = (typed ?? '').replaceAll(/[\s-]/g, '').toLowerCase();
  const reason = declined[plain] ?? null;
  if (/^\d{12,19}$/.test(plain)) return { method: 'card', vpa: null, declined: reason };
  return { method: 'upi', vpa: plain === '' ? 'success@razorpay' : plain, declined: reason };
}

const delayedCaptureMs = 25 * 60_000;
const attemptFields = [
  'key',
  'order_id',
  'outcome',
  'instrument',
  'email',
  'contact',
  'description',
];

type Attempt = {
  order: OrderEntity;
  succeed: boolean;
  instrument: Instrument;
  email: string | null;
  contact: string | null;
  description: string | null;
};

/**
 * The endpoint of the checkout window's buttons: creates the payment, captures it, signs it and
 * returns it. Any client with the public key may call it.
 */
export function attemptRoute(app: FastifyInstance, gateway: Gateway): void {
  const { ledger, errorQueue, money, jobs, clock, newId, options } = gateway;

  app.addHook('onSend', async (_request, reply) => {
    // CORS: the script runs on the shop's pages, possibly on another origin; no cookie is involved.
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-sandbox-window',
    });
  });
  app.options('/checkout/attempt', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  app.post(
    '/checkout/attempt',
    injectFailure(errorQueue, 'attempt', async ({ body }, reply) => {
      const attempt = read(body);
      rejectSecondPayment(attempt.order);
      const reason = attempt.succeed
        ? (attempt.instrument.declined ?? declinedByFailure())
        : 'payment_failed';
      if (reason) throw await decline(attempt, reason);
      const delayed = errorQueue.take('money', 'late-capture');
      if (delayed) throw await captureDelayed(attempt, delayed.delayMs ?? delayedCaptureMs);
      const payment = await succeed(attempt);
      const play = errorQueue.take(
        'window',
        'handler-never',
        'handler-twice',
        'dismissed-after-paying',
      );
      if (play) reply.header('x-sandbox-window', play.do);
      return callbackFields(
        options.keySecret,
        attempt.order.id,
        payment.id,
        errorQueue.take('callback'),
        newId,
      );
    }),
  );

  function read(body: unknown): Attempt {
    const fields = fieldsOf(body, attemptFields);
    if (fields.key !== options.keyId) throw unauthenticated();
    const order = ledger.orders.get(String(fields.order_id));
    if (!order) throw unknownId();
    if (fields.outcome !== 'succeed' && fields.outcome !== 'fail')
      throw invalid('outcome', 'The outcome is succeed or fail.');
    return {
      order,
      succeed: fields.outcome === 'succeed',
      instrument: readInstrument(textField(fields.instrument, 64)),
      email: textField(fields.email),
      contact: textField(fields.contact, 20),
      description: textField(fields.description),
    };
  }

  function rejectSecondPayment(order: OrderEntity): void {
    const metadata = { order_id: order.id };
    if (order.status === 'paid' && !errorQueue.take('money', 'second-capture')) {
      throw new ApiError(400, {
        ...invalidState('The order has already been paid', 'order_already_paid').body.error,
        metadata,
      });
    }
    if (ledger.paymentsOfOrder(order.id).some(({ status }) => status === 'authorized')) {
      throw new ApiError(400, {
        ...invalidState('A payment of this order is authorized', 'payment_in_progress').body.error,
        metadata,
      });
    }
  }

  const declinedByFailure = () => (errorQueue.take('window', 'declined') ? 'payment_failed' : null);

  async function succeed(attempt: Attempt): Promise<Payment> {
    const failure = errorQueue.take(
      'money',
      'amount-differs',
      'currency-differs',
      'authorize-only',
    );
    const payment = newPayment(attempt);
    if (failure?.do === 'authorize-only') return money.authorize(payment, attempt.order);
    if (failure?.do === 'amount-differs') payment.amount += 100;
    if (failure?.do === 'currency-differs') payment.currency = 'USD';
    return money.pay(payment, attempt.order);
  }

  async function decline(attempt: Attempt, reason: string): Promise<ApiError> {
    const payment = await money.fail(asFailed(newPayment(attempt), reason), attempt.order);
    return paymentError(payment);
  }

  /** Reports a failure to the browser, although the bank captures the payment later. */
  async function captureDelayed(attempt: Attempt, delayMs: number): Promise<ApiError> {
    const payment = asFailed(newPayment(attempt), 'payment_timed_out');
    const job: Job = {
      id: newId('job'),
      entity: 'job',
      dueMs: clock.now() + delayMs,
      does: 'capture_payment',
      target: payment.id,
      done: false,
    };
    await money.fail(payment, attempt.order);
    ledger.commit(job);
    jobs.schedule(job);
    return paymentError(payment);
  }

  function newPayment({ order, instrument, email, contact, description }: Attempt): Payment {
    return {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status: 'created',
      order_id: order.id,
      invoice_id: null,
      international: false,
      method: instrument.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description,
      card_id: null,
      bank: null,
      wallet: null,
      vpa: instrument.vpa,
      email,
      contact,
      notes: order.notes,
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      acquirer_data: instrument.method === 'upi' ? { rrn: null } : { auth_code: null },
      created_at: Math.floor(clock.now() / 1000),
    };
  }
}

function asFailed(payment: Payment, reason: string): Payment {
  return {
    ...payment,
    status: 'failed',
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Payment was not completed.',
    error_source: 'customer',
    error_step: 'payment_authentication',
    error_reason: reason,
  };
}

function paymentError({ id, order_id, error_reason }: Payment): ApiError {
  return new ApiError(400, {
    description: 'Payment was not completed.',
    source: 'customer',
    step: 'payment_authentication',
    reason: error_reason ?? 'payment_failed',
    metadata: { payment_id: id, order_id },
  });
}
