import { and, eq, sql } from 'drizzle-orm';
import { cartCoupons, cartLines } from '../cart/schema.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orderItems } from '../reservations/schema.ts';

/**
 * Removes an order's items and its coupon from the user's cart. Quantities added since the order
 * was created stay.
 */
export async function removeOrderedFromCart(
  tx: Transaction,
  userId: string,
  order: Pick<OrderRow, 'id' | 'couponId'>,
): Promise<void> {
  const ordered = sql`(select ${orderItems.quantity} from ${orderItems}
    where ${orderItems.orderId} = ${order.id} and ${orderItems.variantId} = ${cartLines.variantId})`;
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), sql`${cartLines.quantity} <= ${ordered}`));
  await tx
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${ordered}` })
    .where(and(eq(cartLines.userId, userId), sql`${cartLines.quantity} > ${ordered}`));
  if (order.couponId) {
    await tx
      .delete(cartCoupons)
      .where(and(eq(cartCoupons.userId, userId), eq(cartCoupons.couponId, order.couponId)));
  }
}
