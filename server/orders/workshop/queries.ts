import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/open-database.ts';
import { orderItems } from '../../reservations/schema.ts';

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
