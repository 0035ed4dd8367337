import { isIn, soldStatuses } from '@jyotiratna/contract';
import { nameStockCause } from '../catalogue/stock-movement-queries.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { returnCouponUse } from './coupon-use-queries.ts';
import { releaseCredit, returnOldCredit } from './order-credit.ts';
import { listOrderItems, type OrderChange, type OrderRow, updateOrder } from './order-queries.ts';
import { returnStock } from './stock-queries.ts';
import { stockUseOf } from './stock-use.ts';

/**
 * Releases an order's reservation, exactly once, and updates it. The order's row must be
 * locked. Products by ascending id, then the coupon: the global lock order.
 */
export async function releaseReservation(
  tx: Transaction,
  order: OrderRow,
  change: OrderChange,
  source: string,
): Promise<OrderRow> {
  if (order.hasReservedStock) {
    const items = await listOrderItems(tx, [order.id]);
    const reserved = items.flatMap((item) =>
      stockUseOf(item)
        .filter(({ tookStock }) => tookStock)
        .map((stock) => ({ ...stock, units: stock.units * (item.quantity - item.restocked) })),
    );
    reserved.sort((a, b) => (a.productId < b.productId ? -1 : 1));
    if (reserved.length > 0) await nameStockCause(tx, { cause: 'release', orderId: order.id });
    for (const stock of reserved) await returnStock(tx, stock, stock.units);
    if (order.couponId) await returnCouponUse(tx, order.couponId);
    await returnOldCredit(tx, order, { key: order.id, paise: order.discountPaise });
  }
  // The store credit of a paid order is returned by its refund.
  const isRefunded = change.status === 'refund_pending' && isIn(soldStatuses, order.status);
  if (!isRefunded) await releaseCredit(tx, order);
  return updateOrder(tx, order, { ...change, hasReservedStock: false }, source);
}

/**
 * Expires an order that was not paid or confirmed; an order in another status is unchanged. Its row
 * must be locked.
 */
export async function expireOrder(
  tx: Transaction,
  order: OrderRow,
  source: string,
): Promise<OrderRow> {
  if (order.status !== 'created' && order.status !== 'placed') return order;
  return releaseReservation(tx, order, { status: 'expired' }, source);
}
