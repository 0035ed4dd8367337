import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import type { OrderEntity } from '../entities.ts';
import { invalid, unknownId } from '../errors.ts';
import { injectFailure } from '../faults/inject-failure.ts';
import type { ReceiptMode } from '../options.ts';
import { amountOf, currencyOf, fieldsOf, notesOf, receiptOf } from '../validate.ts';
import { collection, type PagingQuery, page } from './paging.ts';

const orderFields = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'first_payment_min_amount',
  'payment',
];

export function gatewayOrderRoutes(
  app: FastifyInstance,
  { ledger, errorQueue, clock, newId, options }: Gateway,
): void {
  const byId = (params: unknown): OrderEntity => {
    const order = ledger.orders.get((params as { id: string }).id);
    if (!order) throw unknownId();
    return order;
  };

  function create(body: unknown): OrderEntity {
    const fields = fieldsOf(body, orderFields);
    const amount = amountOf(fields.amount);
    const currency = currencyOf(fields.currency);
    const receipt = receiptOf(fields.receipt);
    const notes = notesOf(fields.notes);
    const mode = receiptMode();
    const previous =
      mode === 'accept' || receipt === null ? undefined : ledger.ordersWithReceipt(receipt)[0];
    if (previous && mode === 'refuse') throw invalid('receipt', 'Order receipt should be unique.');
    if (previous) return previous;
    const order: OrderEntity = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: Math.floor(clock.now() / 1000),
    };
    ledger.commit(order);
    return order;
  }

  function receiptMode(): ReceiptMode {
    const failure = errorQueue.take(
      'order.create',
      'receipt-accept',
      'receipt-refuse',
      'receipt-return',
    );
    return failure
      ? (failure.do.slice('receipt-'.length) as ReceiptMode)
      : (options.receiptMode ?? 'accept');
  }

  app.post(
    '/orders',
    injectFailure(errorQueue, 'order.create', ({ body }) => create(body)),
  );
  app.get(
    '/orders/:id',
    injectFailure(errorQueue, 'order.fetch', ({ params }) => byId(params)),
  );
  app.get(
    '/orders/:id/payments',
    injectFailure(errorQueue, 'order.payments', ({ params }) =>
      collection(ledger.paymentsOfOrder(byId(params).id).toReversed()),
    ),
  );
  app.get(
    '/orders',
    injectFailure(errorQueue, 'order.list', (request) => {
      const query = request.query as PagingQuery;
      const { receipt } = query;
      const found = page(
        typeof receipt === 'string' ? ledger.ordersWithReceipt(receipt) : ledger.orders.values(),
        query,
      );
      if (query['expand[]'] !== 'payments') return found;
      return collection(
        found.items.map((order) => ({
          ...order,
          payments: collection(ledger.paymentsOfOrder(order.id)),
        })),
      );
    }),
  );
}
