import { type OrderSummary, toRupees } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { listOrdersOf, type OrderWithItems } from './my-orders-queries.ts';

/** The caller's orders, latest first. */
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
    ...(order.provider === 'cash' && { cashOnDelivery: true as const }),
    items: order.items.map(
      ({ name, nameHi, quantity, unitPricePaise, productId, slug, image }) => ({
        name,
        ...(nameHi ? { nameHi } : {}),
        qty: quantity,
        price: toRupees(unitPricePaise),
        productId,
        slug,
        ...(image ? { image } : {}),
      }),
    ),
  };
}
