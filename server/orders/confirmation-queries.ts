import type { Locale } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { bundleLines } from './bundle-lines.ts';
import { itemName } from './item-name.ts';
import { partRows, sankalpaLines } from './part-rows.ts';
import { isSizePending } from './workshop/workshop-line.ts';

/**
 * The content of an order's confirmation, in the order's own language or in `locale`; null for an
 * unknown order.
 */
export async function findOrderConfirmation(db: Executor, orderId: string, locale?: Locale) {
  const [order] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      discountPaise: orders.discountPaise,
      couponCode: orders.couponCode,
      roundingPaise: orders.roundingPaise,
      shippingPaise: orders.shippingPaise,
      cashFeePaise: orders.cashFeePaise,
      status: orders.status,
      promisedTo: orders.promisedTo,
      amountPaise: orders.amountPaise,
      creditPaise: orders.creditPaise,
      provider: orders.provider,
      address: orders.address,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return null;
  const items = await db
    .select({
      name: itemName(locale ?? order.locale),
      quantity: orderItems.quantity,
      unitPricePaise: orderItems.unitPricePaise,
      parts: orderItems.parts,
      madeBy: orderItems.madeBy,
      ringSize: orderItems.ringSize,
      sankalpa: orderItems.sankalpa,
      bundle: orderItems.bundle,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position);
  return {
    ...order,
    items: items.map(({ parts, madeBy, ringSize, sankalpa, bundle, ...item }) => ({
      ...item,
      bundled: bundleLines({ bundle }, locale ?? order.locale),
      parts: partRows(parts, locale ?? order.locale),
      personal: sankalpa ? sankalpaLines(sankalpa, locale ?? order.locale) : [],
    })),
    isSizePending: items.some(isSizePending),
    madeBy:
      items
        .flatMap(({ madeBy }) => madeBy ?? [])
        .sort()
        .at(-1) ?? null,
  };
}
