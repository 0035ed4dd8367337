import { type Order, ShopError } from '@jyotiratna/contract';
import { findOrder, listOrderEvents, listOrderItems, type OrderRow } from '../../db/queries/orders.ts';
import { findSettlingPayment } from '../../db/queries/payments.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { presentOrder, type Viewer } from './present-order.ts';

const orderId = /^ord_[a-z2-7]{26}$/;

/**
 * An order by its unguessable id.
 * @throws ShopError order_not_found (404), the same for unknown, malformed and the provider's ids
 */
export async function getOrder(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<Order> {
  const order = orderId.test(id) ? await findOrder(deps.db, id) : null;
  if (!order) throw new ShopError('order_not_found');
  return showOrder(deps, order, viewerOf(order, actor));
}

export async function showOrder(deps: Pick<Deps, 'db'>, order: OrderRow, viewer: Viewer): Promise<Order> {
  const [items, events, payment] = await Promise.all([
    listOrderItems(deps.db, [order.id]),
    viewer === 'anyone' ? [] : listOrderEvents(deps.db, order.id),
    viewer === 'admin' ? findSettlingPayment(deps.db, order.id) : null,
  ]);
  return presentOrder({ order, items, events, paymentId: payment?.id ?? null }, viewer);
}

export function viewerOf(order: Pick<OrderRow, 'ownerKey'>, actor: Actor): Viewer {
  if (actor.role === 'admin') return actor.mustChangePassword || actor.secondFactorMissing ? 'anyone' : 'admin';
  return actor.ownerKey === order.ownerKey ? 'owner' : 'anyone';
}
