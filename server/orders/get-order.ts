import { type Graha, mayCall, type Order, pathOf, ShopError } from '@jyotiratna/contract';
import { getCreditNote, getInvoice } from '@jyotiratna/contract/orders';
import type { Actor } from '../accounts/actor.ts';
import { findProductRows } from '../catalogue/queries.ts';
import { findSettlingPayment } from '../payments/queries.ts';
import {
  countRefundedQuantity,
  listRefundLines,
  listRefundRows,
} from '../payments/refund-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrderEvents } from '../reservations/order-event-queries.ts';
import {
  findOrder,
  listOrderItems,
  type OrderItemRow,
  type OrderRow,
} from '../reservations/order-queries.ts';
import { invoiceDue, presentDocuments } from './invoices/order-documents.ts';
import { listOrderInvoices } from './invoices/queries.ts';
import { isOrderKey } from './order-key.ts';
import { presentOrder, type Viewer } from './present-order.ts';
import { presentRefunds } from './present-refunds.ts';
import { trackingUrlOf } from './tracking-url.ts';

const orderId = /^ord_[a-z2-7]{26}$/;

/** Whether it could be an order's id; an invalid id is never queried. */
export const isOrderId = (text: string) => orderId.test(text);

/** The viewer and the requested order; `key` is verified by the link of an email about it. */
export type OrderAccess = { actor: Actor; id: string; key: string | undefined };

/**
 * An order by its unguessable id.
 * @throws ShopError order_not_found (404), the same for unknown, malformed and the provider's ids
 */
export async function getOrder(
  deps: Pick<Deps, 'db' | 'env'>,
  access: OrderAccess,
): Promise<Order> {
  const order = isOrderId(access.id) ? await findOrder(deps.db, access.id) : null;
  if (!order) throw new ShopError('order_not_found');
  return showOrder(deps, order, await viewerBy(deps, order, access));
}

/**
 * The order as that viewer may see it. Seven queries, one more for a shipped parcel, one for
 * the owner of a delivered one and up to two where an invoice is due; for an anonymous viewer
 * one, and one more where an item is made for its buyer.
 */
export async function showOrder(
  deps: Pick<Deps, 'db' | 'env'>,
  order: OrderRow,
  viewer: Viewer,
): Promise<Order> {
  const { db } = deps;
  const items = await listOrderItems(db, [order.id]);
  if (viewer === 'anyone' || viewer === 'reader') {
    const hasParts = items.some(({ parts }) => parts !== null);
    const refundedUnits = hasParts ? await countRefundedQuantity(db, [order.id]) : undefined;
    return presentOrder({ order, items, events: [], paymentId: null, refundedUnits }, viewer);
  }
  const [events, payment, refunds, refundLines, issued, refundedUnits] = await Promise.all([
    listOrderEvents(db, order.id),
    findSettlingPayment(db, order.id),
    listRefundRows(db, order.id),
    listRefundLines(db, order.id),
    listOrderInvoices(db, order.id),
    countRefundedQuantity(db, [order.id]),
  ]);
  const due = await invoiceDue(deps, { order, items, issued });
  const parts = {
    order,
    items,
    refundedUnits,
    events,
    paymentId: payment?.id ?? null,
    trackingUrl: await trackingUrlOf(db, order),
    refunds: presentRefunds({ order, items, payment, refunds, refundLines }),
    documents: presentDocuments(due?.waits === null, issued, {
      invoice: pathOf(getInvoice, { params: { id: order.id } }),
      creditNote: (refundKey) => pathOf(getCreditNote, { params: { id: order.id, refundKey } }),
    }),
    grahas:
      order.status === 'delivered' && viewer === 'owner' ? await grahasOf(db, items) : new Map(),
  };
  return presentOrder(parts, viewer);
}

/**
 * The verified owner of the order: a guest's order belongs to the account that claimed it, too.
 */
export function viewerOf(order: Pick<OrderRow, 'ownerKey' | 'userId'>, actor: Actor): Viewer {
  if (actor.role === 'admin') {
    const works = !actor.mustChangePassword && !actor.secondFactorMissing;
    return works && mayCall(actor.duty, 'GET /api/admin/orders/:id') ? 'admin' : 'anyone';
  }
  const isOwner =
    actor.ownerKey === order.ownerKey || (actor.role === 'user' && actor.id === order.userId);
  return isOwner ? 'owner' : 'anyone';
}

/** The same; `reader` for a viewer with only the link of an email about it. */
export async function viewerBy(
  deps: Pick<Deps, 'db'>,
  order: OrderRow,
  { actor, id, key }: OrderAccess,
): Promise<Viewer> {
  const viewer = viewerOf(order, actor);
  return viewer === 'anyone' && (await isOrderKey(deps, id, key)) ? 'reader' : viewer;
}

/**
 * The graha of each line's remedy by the remedy's id; remedies that are not sold any more are left
 * out.
 */
export async function grahasOf(
  db: Deps['db'],
  items: readonly OrderItemRow[],
): Promise<Map<string, Graha>> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const rows = await findProductRows(db, ids);
  return new Map(
    rows.flatMap(({ id, planets: [graha] }) => (graha ? [[id, graha as Graha] as const] : [])),
  );
}
