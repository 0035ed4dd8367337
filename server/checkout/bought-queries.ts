import { and, eq, sql } from 'drizzle-orm';
import { cartCoupons, cartLines } from '../cart/schema.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orderItems } from '../reservations/schema.ts';

/**
 * Takes what was bought out of the user's cart, on every device, with the coupon that was used. Pieces added since the
 * order was made stay.
 */
export async function takeBoughtFromCart(
  tx: Transaction,
  userId: string,
  order: Pick<OrderRow, 'id' | 'couponId'>,
): Promise<void> {
  const bought = sql`(select ${orderItems.quantity} from ${orderItems}
    where ${orderItems.orderId} = ${order.id} and ${orderItems.variantId} = ${cartLines.variantId})`;
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), sql`${cartLines.quantity} <= ${bought}`));
  await tx
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${bought}` })
    .where(and(eq(cartLines.userId, userId), sql`${cartLines.quantity} > ${bought}`));
  if (order.couponId) {
    await tx.delete(cartCoupons).where(and(eq(cartCoupons.userId, userId), eq(cartCoupons.couponId, order.couponId)));
  }
}
