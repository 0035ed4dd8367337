import { testTopic } from '@jyotiratna/contract';
import { and, count, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from './schema.ts';

export type EndpointRow = typeof endpoints.$inferSelect;
export type WebhookDeliveryRow = typeof deliveries.$inferSelect;

/** Columns are qualified by hand: in a query of one table Drizzle omits the table's name. */
const pending = sql<number>`(select count(*)::int from "webhook_deliveries" where "webhook_deliveries"."endpoint_id" = "webhook_endpoints"."id" and "webhook_deliveries"."delivered_at" is null)`;

/** The endpoints, in order of creation, with their number of pending deliveries. One query. */
export async function listEndpointRows(db: Executor, id?: string) {
  return db
    .select({ endpoint: endpoints, pending })
    .from(endpoints)
    .where(id === undefined ? undefined : eq(endpoints.id, id))
    .orderBy(endpoints.createdAt, endpoints.id);
}

/**
 * Adds an endpoint unless there are `max` already; returns false then. The table's lock serialises
 * concurrent calls.
 */
export async function insertEndpoint(
  tx: Transaction,
  row: Pick<EndpointRow, 'id' | 'url' | 'topics' | 'secret'>,
  max: number,
): Promise<boolean> {
  await tx.execute(sql`lock table ${endpoints} in share row exclusive mode`);
  const [found] = await tx.select({ total: count() }).from(endpoints);
  if ((found?.total ?? 0) >= max) return false;
  await tx.insert(endpoints).values(row);
  return true;
}

/** Updates an endpoint; null when it was deleted. */
export async function updateEndpoint(
  tx: Executor,
  id: string,
  { active, ...change }: Partial<Pick<EndpointRow, 'url' | 'topics'>> & { active?: boolean },
): Promise<EndpointRow | null> {
  const disabledAt = active ? null : sql`coalesce(${endpoints.disabledAt}, now())`;
  const [row] = await tx
    .update(endpoints)
    .set({ ...change, disabledAt, ...(active && { failingSince: null }) })
    .where(eq(endpoints.id, id))
    .returning();
  return row ?? null;
}

/** Replaces the secret; the previous one also signs for a day. */
export async function rotateSecret(
  tx: Executor,
  id: string,
  secret: string,
): Promise<EndpointRow | null> {
  const [row] = await tx
    .update(endpoints)
    .set({
      secret,
      previousSecret: endpoints.secret,
      previousEndsAt: sql`now() + interval '1 day'`,
    })
    .where(eq(endpoints.id, id))
    .returning();
  return row ?? null;
}

/** Deletes an endpoint with its deliveries; null when it was already deleted. */
export async function deleteEndpoint(tx: Executor, id: string): Promise<EndpointRow | null> {
  const [row] = await tx.delete(endpoints).where(eq(endpoints.id, id)).returning();
  return row ?? null;
}

/** The ids of active endpoints with a due delivery. */
export async function listPendingWebhooks(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: endpoints.id })
    .from(deliveries)
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .where(
      and(
        isNull(endpoints.disabledAt),
        isNull(deliveries.deliveredAt),
        lte(deliveries.dueAt, sql`now()`),
      ),
    );
  return rows.map(({ id }) => id);
}

const previous = alias(deliveries, 'earlier');

/**
 * Claims the oldest due delivery of an active endpoint for `leaseSeconds`; null without one. A
 * delivery waits for the earlier ones about its subject.
 */
export async function claimDelivery(db: Executor, endpointId: string, leaseSeconds: number) {
  const blocked = db
    .select({ id: previous.id })
    .from(previous)
    .where(
      and(
        eq(previous.endpointId, deliveries.endpointId),
        eq(previous.subject, deliveries.subject),
        isNull(previous.deliveredAt),
        lt(previous.id, deliveries.id),
      ),
    );
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        isNull(deliveries.deliveredAt),
        lte(deliveries.dueAt, sql`now()`),
        sql`not exists (${blocked})`,
      ),
    )
    .orderBy(deliveries.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [delivery] = await db
    .update(deliveries)
    .set({
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds}::int)`,
      attempts: sql`${deliveries.attempts} + 1`,
    })
    .where(sql`${deliveries.id} = any(array(${due}))`)
    .returning();
  if (!delivery) return null;
  const [row] = await db
    .select({
      endpoint: endpoints,
      previousSigns: sql<boolean>`coalesce(${endpoints.previousEndsAt} > now(), false)`,
    })
    .from(endpoints)
    .where(and(eq(endpoints.id, endpointId), isNull(endpoints.disabledAt)));
  return row ? { delivery, ...row } : null;
}

/** Marks a delivery as delivered, and its endpoint as working. */
export async function completeDelivery(
  tx: Executor,
  { id, endpointId }: WebhookDeliveryRow,
  status: number,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ deliveredAt: sql`now()`, status, lastError: null })
    .where(eq(deliveries.id, id));
  await tx
    .update(endpoints)
    .set({ failingSince: null })
    .where(and(eq(endpoints.id, endpointId), isNotNull(endpoints.failingSince)));
}

/** Postpones a failed delivery, unless another worker has claimed it since. */
export async function postponeDelivery(
  tx: Executor,
  { id, endpointId, attempts }: WebhookDeliveryRow,
  { seconds, status, error }: { seconds: number; status: number | null; error: string },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({
      dueAt: sql`now() + make_interval(secs => ${seconds}::float8)`,
      status,
      lastError: error,
    })
    .where(
      and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), isNull(deliveries.deliveredAt)),
    );
  await tx
    .update(endpoints)
    .set({ failingSince: sql`coalesce(${endpoints.failingSince}, now())` })
    .where(eq(endpoints.id, endpointId));
}

/**
 * Disables an active endpoint that has failed for this number of days. @returns the time of
 * disabling; null where it stays active
 */
export async function disableFailing(tx: Executor, id: string, days: number): Promise<Date | null> {
  const [row] = await tx
    .update(endpoints)
    .set({ disabledAt: sql`now()` })
    .where(
      and(
        eq(endpoints.id, id),
        isNull(endpoints.disabledAt),
        sql`${endpoints.failingSince} < now() - make_interval(days => ${days}::int)`,
      ),
    )
    .returning({ at: endpoints.disabledAt });
  return row?.at ?? null;
}

/** Deliveries of an endpoint, latest first; with an id only those before it. */
export async function listDeliveryRows(
  db: Executor,
  endpointId: string,
  { limit, before }: { limit: number; before: number | null },
): Promise<WebhookDeliveryRow[]> {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        before === null ? undefined : lt(deliveries.id, before),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit);
}

/** Makes a delivery due again; false when it was deleted. */
export async function updateReplayedDelivery(
  tx: Executor,
  endpointId: string,
  id: number,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ deliveredAt: null, dueAt: sql`now()`, attempts: 0 })
    .where(and(eq(deliveries.id, id), eq(deliveries.endpointId, endpointId)))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Queues a test event. */
export async function insertTest(tx: Executor, endpointId: string, eventId: string): Promise<void> {
  await tx.insert(deliveries).values({
    endpointId,
    eventId,
    topic: testTopic,
    subject: `webhook:${endpointId}`,
    data: { endpointId },
  });
}

/**
 * Deletes deliveries that were completed this number of days ago, and pending ones of that age whose
 * endpoint has been disabled as long.
 */
export async function deleteOldDeliveries(db: Executor, days: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${days}::int)`;
  await db.delete(deliveries).where(sql`${deliveries.deliveredAt} < ${limit}
    or (${deliveries.deliveredAt} is null and ${deliveries.createdAt} < ${limit}
      and exists (select from ${endpoints} e
        where e.id = ${deliveries.endpointId} and e.disabled_at < ${limit}))`);
}
