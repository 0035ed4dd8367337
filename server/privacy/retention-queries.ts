import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { auditLog } from '../accounts/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { settings } from '../platform/database/settings-schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';

const ago = (days: number) => sql`now() - make_interval(days => ${days}::int)`;

/**
 * Takes e-mail address, addresses and named lines out of orders that ended unpaid so many days ago. A capture that came
 * later has made them another kind of order.
 */
export async function forgetUnpaidOrders(db: Executor, days: number): Promise<void> {
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'expired'), lt(orders.expiresAt, ago(days))));
  await db
    .update(orderItems)
    .set({ sankalpa: null })
    .where(and(isNotNull(orderItems.sankalpa), inArray(orderItems.orderId, ended)));
  await db
    .update(orders)
    .set({ email: null, address: null, billingAddress: null })
    .where(
      and(
        eq(orders.status, 'expired'),
        lt(orders.expiresAt, ago(days)),
        or(isNotNull(orders.email), isNotNull(orders.address), isNotNull(orders.billingAddress)),
      ),
    );
}

/** Takes network addresses and devices out of entries of the audit log that are so many days old. */
export async function forgetLoginAddresses(db: Executor, days: number): Promise<void> {
  await db
    .update(auditLog)
    .set({ ip: null, device: null })
    .where(and(lt(auditLog.at, ago(days)), or(isNotNull(auditLog.ip), isNotNull(auditLog.device))));
}

/**
 * Takes the turn of a job that one process does for all: true when nobody took it within the last `seconds`, by the
 * database's clock. Of any number at once one gets it.
 */
export async function takeTurn(db: Executor, job: string, seconds: number): Promise<boolean> {
  const now = sql`to_jsonb(extract(epoch from now())::float8)`;
  const rows = await db
    .insert(settings)
    .values({ key: `turn of ${job}`, value: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: now },
      setWhere: sql`(${settings.value})::text::float8 <= extract(epoch from now())::float8 - ${seconds}::float8`,
    })
    .returning({ key: settings.key });
  return rows.length > 0;
}
