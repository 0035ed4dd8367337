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

/** Whether a string has the format of an order id; others are never queried. */
export const isOrderId = (text: string) => orderId.test(text);

/** The viewer and the requested order; `key` is from the link of an email about the order. */
export type OrderAccess = { actor: Actor; id: string; key: string | undefined };

/**
 * Finds an order by its unguessable id, as visible to the viewer.
 * @throws ShopError order_not_found (404), also for malformed ids and those of the provider
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
 * An order as visible to the viewer. Seven queries, one more for a shipped parcel, one for the
 * owner of a delivered order, and up to two if an invoice is due. For an anonymous viewer one
 * query, and one more for a made-to-order item.
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
    documents: presentDocuments(due?.itemWithoutTax === null, issued, {
      invoice: pathOf(getInvoice, { params: { id: order.id } }),
      creditNote: (refundKey) => pathOf(getCreditNote, { params: { id: order.id, refundKey } }),
    }),
    grahas:
      order.status === 'delivered' && viewer === 'owner' ? await grahasOf(db, items) : new Map(),
  };
  return presentOrder(parts, viewer);
}

/**
 * The viewer's relation to an order. The owner is the browser or account that placed it, or the
 * account that has since claimed a guest's order.
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

/**
 * The viewer's relation to an order, which is `reader` if they only have the link of an email about
 * it.
 */
export async function viewerBy(
  deps: Pick<Deps, 'db'>,
  order: OrderRow,
  { actor, id, key }: OrderAccess,
): Promise<Viewer> {
  const viewer = viewerOf(order, actor);
  return viewer === 'anyone' && (await isOrderKey(deps, id, key)) ? 'reader' : viewer;
}

/**
 * The graha of each remedy in the order's lines, by product id; remedies no longer sold are
 * omitted.
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
