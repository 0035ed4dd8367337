import { and, asc, eq, sql } from 'drizzle-orm';
import { payments, refundLines, refunds } from '../payments/schema.ts';
import { indianDay } from '../platform/database/india.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { coupons } from '../pricing/schema.ts';
import { countShipments } from '../reservations/order-event-queries.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { itemName } from './item-name.ts';
import { trackingUrlOf } from './tracking-url.ts';
import { unrefundedLines } from './unrefunded-lines.ts';

/** A parcel of an order; `shipment` is its number, from 1. */
export type ShipmentOf = { orderId: string; shipment?: number };

/** The key by which each parcel is announced once on each channel. */
export const keyOfShipment = ({
  kind,
  orderId,
  shipment = 1,
}: ShipmentOf & { kind: string }): string =>
  shipment > 1 ? `${kind}:${orderId}:${shipment}` : `${kind}:${orderId}`;

/**
 * The content of the message about a parcel; null for an unknown order, one that is not shipped, or
 * a parcel that was replaced by another.
 */
export async function findShipment(db: Executor, { orderId, shipment = 1 }: ShipmentOf) {
  const [order] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      address: orders.address,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  const { carrier, trackingNumber } = order ?? {};
  if (!order || !carrier || !trackingNumber || (await countShipments(db, orderId)) > shipment)
    return null;
  const { position, quantity } = orderItems;
  const items = await db
    .select({ orderId: orderItems.orderId, position, name: itemName(order.locale), quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(position));
  return {
    ...order,
    carrier,
    trackingNumber,
    trackingUrl: await trackingUrlOf(db, { carrier, trackingNumber }),
    items: await unrefundedLines(db, items),
  };
}

/** The content of the email about a store credit; null for an unknown order. */
export async function findCreditNotice(
  db: Executor,
  { orderId, couponId }: { orderId: string; couponId: string },
) {
  const { id, orderNumber, email, locale } = orders;
  const [row] = await db
    .select({ orderId: id, orderNumber, email, locale, code: coupons.code, paise: coupons.value })
    .from(orders)
    .innerJoin(coupons, eq(coupons.id, couponId))
    .where(eq(id, orderId));
  return row ?? null;
}

/** The content of the email about a refund; null if unknown. */
export async function findRefundNotice(db: Executor, key: string) {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      paymentId: refunds.paymentId,
      refundPaise: refunds.amountPaise,
      creditPaise: refunds.creditPaise,
      creditAccount: orders.creditAccount,
      amountPaise: sql<number>`(case when ${payments.disposition} = 'applied' then ${orders.creditPaise} else 0 end
        + ${payments.amountPaise})::float8`,
      provider: orders.provider,
      day: indianDay(refunds.updatedAt),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.key, key));
  if (!row) return null;
  const lines = await db
    .select({
      name: itemName(row.locale),
      quantity: refundLines.quantity,
      amountPaise: refundLines.amountPaise,
    })
    .from(refundLines)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, refundLines.orderId),
        eq(orderItems.position, refundLines.position),
      ),
    )
    .where(eq(refundLines.refundKey, key))
    .orderBy(asc(refundLines.position));
  return { ...row, lines };
}
