import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderRow } from './order-queries.ts';
import { orders } from './schema.ts';

/**
 * Stores the provider's order id; idempotent for the same id.
 * @returns the order's resulting state, or null where it has a different provider order already
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
 * Leases the creation of the provider's order for this order for some seconds, so that two
 * requests, or a request and a killed process, cannot both create it.
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

/** Releases the lease of `claimGatewayStep`. */
export async function releaseGatewayStep(db: Executor, id: string): Promise<void> {
  await db.update(orders).set({ leaseUntil: null }).where(eq(orders.id, id));
}
