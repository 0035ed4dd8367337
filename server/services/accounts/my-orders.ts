import { type OrderSummary, toRupees } from '@jyotiratna/contract';
import { listOrdersOf, type OrderWithItems } from '../../db/queries/my-orders.ts';
import { type Actor, requireUser } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** The caller's orders, the newest first. */
export async function myOrders(deps: Pick<Deps, 'db'>, actor: Actor): Promise<OrderSummary[]> {
  return (await listOrdersOf(deps.db, requireUser(actor).id)).map(summarise);
}

/** An order as its owner's list shows it; amounts in rupees. */
export function summarise(order: OrderWithItems): OrderSummary {
  return {
    _id: order.id,
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    amount: toRupees(order.amountPaise),
    currency: 'INR',
    createdAt: order.createdAt.toISOString(),
    items: order.items.map(({ name, quantity, unitPricePaise, productId, slug, image }) => ({
      name,
      qty: quantity,
      price: toRupees(unitPricePaise),
      productId,
      slug,
      ...(image ? { image } : {}),
    })),
  };
}
