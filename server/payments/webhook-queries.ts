import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { webhookEvents } from './schema.ts';

export type WebhookRow = typeof webhookEvents.$inferSelect;

/** Stores a webhook by the provider's event id. @returns false if it was stored before */
export async function storeWebhook(
  db: Executor,
  row: Pick<WebhookRow, 'id' | 'event' | 'payload'>,
): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length > 0;
}

/** Locks the next due webhook; concurrent workers skip locked ones. */
export async function lockNextWebhook(tx: Transaction): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), sql`${webhookEvents.dueAt} <= now()`))
    .orderBy(asc(webhookEvents.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function finishWebhook(tx: Transaction, id: string, note: string): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ processedAt: sql`now()`, note })
    .where(eq(webhookEvents.id, id));
}

/** Postpones a webhook's processing with exponential backoff: 5 s, 10 s, 20 s, … at most 1 hour. */
export async function postponeWebhook(db: Executor, id: string, note: string): Promise<void> {
  await db
    .update(webhookEvents)
    .set({
      attempts: sql`${webhookEvents.attempts} + 1`,
      dueAt: sql`now() + least(interval '1 hour', interval '5 seconds' * power(2, least(${webhookEvents.attempts}, 20)))`,
      note,
    })
    .where(eq(webhookEvents.id, id));
}

/**
 * Deletes webhooks processed more than `days` days ago; providers repeat an event for a day.
 * @returns the number deleted
 */
export async function deleteWebhooks(db: Executor, days: number): Promise<number> {
  const rows = await db
    .delete(webhookEvents)
    .where(sql`${webhookEvents.processedAt} < now() - make_interval(days => ${days}::int)`)
    .returning({ id: webhookEvents.id });
  return rows.length;
}
