import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import type { Payment } from '../entities.ts';
import { invalid, invalidState, unknownId } from '../errors.ts';
import { injectFailure } from '../faults/inject-failure.ts';
import { rowOf } from '../ledger/row-of.ts';
import { amountOf, currencyOf, fieldsOf } from '../validate.ts';
import { type PagingQuery, page } from './paging.ts';

export function gatewayPaymentRoutes(
  app: FastifyInstance,
  { ledger, errorQueue, money }: Gateway,
): void {
  const byId = (params: unknown): Payment => {
    const payment = ledger.payments.get((params as { id: string }).id);
    if (!payment) throw unknownId();
    return payment;
  };

  app.get(
    '/payments/:id',
    injectFailure(errorQueue, 'payment.fetch', ({ params }) => byId(params)),
  );
  app.get(
    '/payments',
    injectFailure(errorQueue, 'payment.list', ({ query }) =>
      page(ledger.payments.values(), query as PagingQuery),
    ),
  );
  app.post(
    '/payments/:id/capture',
    injectFailure(errorQueue, 'payment.capture', ({ params, body }) => {
      const payment = byId(params);
      const fields = fieldsOf(body, ['amount', 'currency']);
      const amount = amountOf(fields.amount);
      currencyOf(fields.currency);
      if (payment.captured)
        throw invalidState('This payment has already been captured', 'payment_already_captured');
      if (payment.status !== 'authorized')
        throw invalidState(
          'Only payments which have been authorized can be captured',
          'payment_not_authorized',
        );
      if (amount !== payment.amount)
        throw invalid('amount', 'Capture amount must be equal to the amount authorized');
      return money.capture(payment, rowOf(ledger.orders, payment.order_id));
    }),
  );
}
