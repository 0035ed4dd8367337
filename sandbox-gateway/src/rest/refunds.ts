import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import type { IdempotencyKey, Job, Payment, Refund } from '../entities.ts';
import { ApiError, invalid, invalidState, unknownId } from '../errors.ts';
import { injectFailure } from '../faults/inject-failure.ts';
import { amountOf, fieldsOf, notesOf, receiptOf } from '../validate.ts';
import { type PagingQuery, page } from './paging.ts';

const dayMs = 24 * 60 * 60_000;
const sixMonthsMs = 183 * dayMs;

export function refundRoutes(
  app: FastifyInstance,
  { ledger, errorQueue, money, clock, newId, jobs }: Gateway,
): void {
  /** Idempotency keys whose first request is in progress. */
  const running = new Set<string>();
  const create = injectFailure(errorQueue, 'refund.create', ({ params, body, headers }) =>
    refundOnce(paymentById(params), body, headers['x-refund-idempotency'] as string | undefined),
  );

  app.post('/payments/:id/refund', async (request, reply) => {
    const key = checkedKey(request.headers['x-refund-idempotency']);
    if (key === undefined) return create(request, reply);
    if (running.has(key))
      throw new ApiError(409, {
        description: 'Request failed because another request is in progress',
      });
    running.add(key);
    try {
      return await create(request, reply);
    } finally {
      running.delete(key);
    }
  });
  app.get(
    '/refunds/:id',
    injectFailure(errorQueue, 'refund.fetch', ({ params }) =>
      refundById((params as { id: string }).id),
    ),
  );
  app.get(
    '/refunds',
    injectFailure(errorQueue, 'refund.list', ({ query }) =>
      page(ledger.refunds.values(), query as PagingQuery),
    ),
  );
  app.get(
    '/payments/:id/refunds',
    injectFailure(errorQueue, 'refund.list', ({ params, query }) => {
      const { id } = paymentById(params);
      return page(
        [...ledger.refunds.values()].filter(({ payment_id }) => payment_id === id),
        query as PagingQuery,
      );
    }),
  );

  async function refundOnce(
    payment: Payment,
    body: unknown,
    key: string | undefined,
  ): Promise<Refund> {
    const requestHash = createHash('sha256')
      .update(`${payment.id}\n${JSON.stringify(body ?? null)}`)
      .digest('hex');
    const existing = key === undefined ? undefined : rememberedKey(key);
    if (existing && existing.requestHash !== requestHash) {
      throw new ApiError(400, {
        description: 'Different request with the same idempotency key has already been processed',
      });
    }
    if (existing) return refundById(existing.refundId);

    const failure = errorQueue.take('refund');
    const refund = newRefund(payment, body, failure ? 'pending' : 'processed');
    const job: Job | null = failure
      ? {
          id: newId('job'),
          entity: 'job',
          dueMs: clock.now() + (failure.delayMs ?? 5_000),
          does: failure.do === 'pending' ? 'process_refund' : 'fail_refund',
          target: refund.id,
          done: false,
        }
      : null;
    await money.refund(
      refund,
      payment,
      key ? { id: key, entity: 'idempotency_key', requestHash, refundId: refund.id } : null,
      job,
    );
    if (job) jobs.schedule(job);
    return refund;
  }

  /** An idempotency key expires a day after its refund; afterwards it creates another refund. */
  function rememberedKey(key: string): IdempotencyKey | undefined {
    const existing = ledger.keys.get(key);
    return existing && clock.now() - refundById(existing.refundId).created_at * 1000 <= dayMs
      ? existing
      : undefined;
  }

  function newRefund(payment: Payment, body: unknown, status: 'pending' | 'processed'): Refund {
    const fields = fieldsOf(body, ['amount', 'speed', 'notes', 'receipt']);
    const left = payment.amount - payment.amount_refunded;
    if (!payment.captured)
      throw invalidState(
        'The payment status should be captured for action to be taken',
        'payment_not_captured',
      );
    if (left === 0)
      throw invalidState('The payment has been fully refunded already', 'payment_already_refunded');
    const amount = fields.amount === undefined ? left : amountOf(fields.amount);
    if (amount > left)
      throw invalid('amount', 'The total refund amount is greater than the refund payment amount');
    if (fields.speed !== undefined && fields.speed !== 'normal')
      throw invalid('speed', 'Only normal refunds are enabled');
    if (clock.now() - payment.created_at * 1000 > sixMonthsMs)
      throw invalidState('The payment is more than 6 months old', 'payment_too_old');
    return {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: notesOf(fields.notes),
      receipt: receiptOf(fields.receipt),
      acquirer_data: { arn: null },
      created_at: Math.floor(clock.now() / 1000),
      batch_id: null,
      status,
      speed_processed: 'normal',
      speed_requested: 'normal',
    };
  }

  function paymentById(params: unknown): Payment {
    const payment = ledger.payments.get((params as { id: string }).id);
    if (!payment) throw unknownId();
    return payment;
  }

  function refundById(id: string): Refund {
    const refund = ledger.refunds.get(id);
    if (!refund) throw unknownId();
    return refund;
  }
}

function checkedKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{10,}$/.test(header)) {
    throw invalid(
      'X-Refund-Idempotency',
      'The idempotency key must have at least 10 characters of A-Z, a-z, 0-9, - and _.',
    );
  }
  return header;
}
