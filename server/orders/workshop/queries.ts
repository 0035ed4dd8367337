import { nameIn } from '@jyotiratna/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orderItems, orders } from '../../reservations/schema.ts';

type Line = { orderId: string; position: number };
type Told = { ringSize: number; madeBy: string; name: string; nameHi: string };

/** Writes the size of a line that waits for it. @returns false where another one was quicker */
export async function setRingSize(tx: Transaction, { orderId, position }: Line, told: Told): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set(told)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isNull(orderItems.ringSize)))
    .returning({ position: orderItems.position });
  return rows.length > 0;
}

export async function setMade(tx: Transaction, { orderId, position }: Line, madeAt: Date): Promise<void> {
  await tx
    .update(orderItems)
    .set({ madeAt })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isNull(orderItems.madeAt)));
}

/** Notes that a line's stone was energised, and where its photograph or video is. */
export async function setEnergised(
  tx: Transaction,
  { orderId, position }: Line,
  { at, link }: { at: Date; link: string },
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ energisedAt: at, energisedLink: link })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}

/** What the message about an energised stone tells; null where its address has gone meanwhile. One query. */
export async function findEnergised(db: Executor, { orderId, position }: Line) {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      email: orders.email,
      locale: orders.locale,
      name: orderItems.name,
      nameHi: orderItems.nameHi,
      link: orderItems.energisedLink,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
  return row ? { ...row, name: nameIn(row, row.locale) } : null;
}
