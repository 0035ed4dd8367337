import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';

export async function findOrderByNumber(
  db: Executor,
  orderNumber: string,
): Promise<OrderRow | null> {
  if (orderNumber.includes('\0')) return null;
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row ?? null;
}
