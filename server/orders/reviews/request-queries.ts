import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { orderEvents, orders } from '../../reservations/schema.ts';
import { reviews } from './schema.ts';

/**
 * Orders that were delivered 5 to 10 days ago, without a review request or a review. The range ends
 * before sent emails are deleted from the outbox, so that no request is repeated.
 */
export async function listUnasked(db: Executor, max: number): Promise<string[]> {
  const requests = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), sql`${outbox.key} = 'review-request:' || ${orders.id}`));
  const reviewed = db.select({ one: sql`1` }).from(reviews).where(eq(reviews.orderId, orders.id));
  const rows = await db
    .select({ id: orders.id })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orderEvents.to, 'delivered'),
        sql`${orderEvents.at} between now() - interval '10 days' and now() - interval '5 days'`,
        eq(orders.status, 'delivered'),
        isNotNull(orders.email),
        notExists(requests),
        notExists(reviewed),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(max);
  return rows.map(({ id }) => id);
}
