import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { orders } from '../reservations/schema.ts';
import { refunds } from './schema.ts';

/** The lease on a claimed order, in seconds, for polling the provider. */
const leaseSeconds = 60;

/**
 * Claims orders whose payment status is due to be polled. The claim is a lease, committed before
 * any call, so that processes share the work and a killed process loses nothing.
 */
export async function claimDueOrders(db: Executor, max: number): Promise<OrderRow[]> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.reconcileAt} is not null`,
        sql`${orders.reconcileAt} <= now()`,
        sql`(${orders.leaseUntil} is null or ${orders.leaseUntil} <= now())`,
      ),
    )
    .orderBy(asc(orders.reconcileAt))
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(orders)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(inArray(orders.id, due))
    .returning();
}

/**
 * Schedules the next poll of the provider within seconds: a customer reports a payment, and the
 * provider was unavailable.
 */
export async function pollOrderSoon(db: Executor, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ reconcileAt: sql`least(${orders.reconcileAt}, now() + interval '10 seconds')` })
    .where(and(eq(orders.id, id), inArray(orders.status, ['created', 'expired'])));
}

/** Whether the reservation has expired, and how many minutes ago, by the database's clock. */
export async function hasLapsed(
  db: Executor,
  id: string,
): Promise<{ yes: boolean; byMinutes: number }> {
  const [row] = await db
    .select({
      byMinutes: sql<number>`(extract(epoch from now() - ${orders.expiresAt}) / 60)::float8`,
    })
    .from(orders)
    .where(eq(orders.id, id));
  const byMinutes = row?.byMinutes ?? 0;
  return { yes: byMinutes >= 0, byMinutes };
}

/**
 * The next poll of the provider. `soon`: in a minute; `at-end`: when the reservation expires;
 * `hourly`: for five days, in which a failed payment may still be captured; `never`: settled.
 */
export type NextPoll = 'soon' | 'at-end' | 'hourly' | 'never';

const nextMoment = {
  soon: sql`now() + interval '1 minute'`,
  'at-end': sql`greatest(${orders.expiresAt}, now() + interval '10 seconds')`,
  hourly: sql`case when now() < ${orders.createdAt} + interval '5 days' then now() + interval '1 hour' end`,
  never: sql`null`,
} satisfies Record<NextPoll, unknown>;

/** Releases the lease and schedules the next poll of the provider. */
export async function finishReconciling(db: Executor, id: string, next: NextPoll): Promise<void> {
  await db
    .update(orders)
    .set({ leaseUntil: null, reconcileAt: nextMoment[next] })
    .where(eq(orders.id, id));
}

/**
 * Orders with a pending refund whose amount not yet refunded is below `minPaise`, without a queued
 * or pending refund; at most 50, or only the order `id`.
 */
export async function findSpentOrders(
  db: Executor,
  minPaise: number,
  id?: string,
): Promise<string[]> {
  const inProgress = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), inArray(refunds.status, ['queued', 'pending'])));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        eq(orders.status, 'refund_pending'),
        sql`${orders.refundedPaise} > 0 and ${orders.amountPaise} - ${orders.refundedPaise} < ${minPaise}::int`,
        notExists(inProgress),
      ),
    )
    .limit(50);
  return rows.map((row) => row.id);
}
