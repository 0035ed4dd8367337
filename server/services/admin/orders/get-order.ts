import { type AdminOrder, type OrderStatus, ShopError, toRupees } from '@jyotiratna/contract';
import type { Executor } from '../../../db/open-database.ts';
import { listOrderMoves, listOrderPayments } from '../../../db/queries/admin-orders.ts';
import { listOrderInvoices } from '../../../db/queries/invoices.ts';
import { findOrder, listOrderItems, type OrderRow } from '../../../db/queries/orders.ts';
import { listRefunds } from '../../../db/queries/payments-refunds.ts';
import type { Deps } from '../../deps.ts';
import { presentOrder } from '../../orders/present-order.ts';
import { allowedMoves } from './order-moves.ts';
import { refundablePaise } from './refundable.ts';

/**
 * An order with everything that is known of it. Six queries.
 * @throws ShopError order_not_found
 */
export async function getAdminOrder({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminOrder> {
  const order = id.includes('\0') ? null : await findOrder(db, id);
  if (!order) throw new ShopError('order_not_found');
  return presentAdminOrder(db, order);
}

/** The reply for a row that was read or changed just now. */
export async function presentAdminOrder(db: Executor, order: OrderRow): Promise<AdminOrder> {
  const items = await listOrderItems(db, [order.id]);
  const events = await listOrderMoves(db, order.id);
  const payments = await listOrderPayments(db, order.id);
  const refunds = await listRefunds(db, order.id);
  const documents = await listOrderInvoices(db, order.id);
  const applied = payments.find(({ disposition }) => disposition === 'applied') ?? null;
  const refundable = refundablePaise(applied, refunds);
  return {
    ...presentOrder({ order, items, events, paymentId: applied?.id ?? null }, 'admin'),
    payments: payments.map(({ id, status, amountPaise, method, disposition, createdAt }) => ({
      id,
      status,
      amount: toRupees(amountPaise),
      method,
      disposition,
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map(({ key, paymentId, amountPaise, status, reason, createdAt }) => ({
      key,
      paymentId,
      amount: toRupees(amountPaise),
      status,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ from, to, source, at }) => ({
      from: from as OrderStatus | null,
      to: to as OrderStatus,
      source,
      at: at.toISOString(),
    })),
    documents: documents.map(({ number, kind, refundKey }) => ({
      number,
      kind,
      path: `/api/admin/orders/${order.id}/${refundKey === null ? 'invoice.pdf' : `credit-notes/${refundKey}`}`,
    })),
    moves: allowedMoves(order.status, refundable),
    refundable: toRupees(refundable),
  };
}
