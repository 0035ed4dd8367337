import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderRow } from './order-queries.ts';
import { orders } from './schema.ts';

/**
 * Stores the provider's order id; a second one for the same order is ignored.
 * @returns the order's resulting state, or null where it has another one
 */
export async function setGatewayOrderId(
  db: Executor,
  id: string,
  gatewayOrderId: string,
): Promise<Pick<OrderRow, 'status' | 'gatewayOrderId'> | null> {
  const [row] = await db
    .update(orders)
    .set({ gatewayOrderId, leaseUntil: null, updatedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, id),
        or(isNull(orders.gatewayOrderId), eq(orders.gatewayOrderId, gatewayOrderId)),
      ),
    )
    .returning({ status: orders.status, gatewayOrderId: orders.gatewayOrderId });
  return row ?? null;
}

/**
 * Claims the creation of this order's counterpart at the provider for some seconds, so that two
 * requests, or a request and a killed process, cannot both do it.
 */
export async function claimGatewayStep(
  db: Executor,
  id: string,
  seconds: number,
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'created'),
        isNull(orders.gatewayOrderId),
        sql`(${orders.leaseUntil} is null or ${orders.leaseUntil} <= now())`,
      ),
    )
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Hands that right back. */
export async function releaseGatewayStep(db: Executor, id: string): Promise<void> {
  await db.update(orders).set({ leaseUntil: null }).where(eq(orders.id, id));
}
