import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database.ts';
import { outbox } from './schema.ts';

export type OutboxItem = {
  key: string;
  payload: Record<string, unknown>;
  /** Number of attempts, including this one. */
  attempts: number;
  /** Seconds since the item was queued. */
  ageSeconds: number;
};

/**
 * Queues a task with external effects within the caller's transaction; idempotent by kind and key.
 * @returns whether it was queued now
 */
export async function addToOutbox(
  tx: Executor,
  kind: string,
  key: string,
  payload: Record<string, unknown>,
): Promise<boolean> {
  const rows = await tx
    .insert(outbox)
    .values({ kind, key, payload })
    .onConflictDoNothing()
    .returning({ key: outbox.key });
  return rows.length > 0;
}

/**
 * Claims up to `limit` due items of a kind for `leaseSeconds`, each by one worker. An item whose
 * worker dies is due again when its lease expires.
 */
export async function claimOutbox(
  db: Executor,
  kind: string,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<OutboxItem[]> {
  const due = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), lte(outbox.dueAt, sql`now()`)))
    .orderBy(outbox.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  // An array is computed once, whereas a joined subquery could run again and claim more than the
  // limit.
  return db
    .update(outbox)
    .set({
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds}::int)`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(and(eq(outbox.kind, kind), sql`${outbox.key} = any(array(${due}))`))
    .returning({
      key: outbox.key,
      payload: outbox.payload,
      attempts: outbox.attempts,
      ageSeconds: sql<number>`extract(epoch from now() - ${outbox.createdAt})::float8`,
    });
}

/** Marks an item as done, and deletes the recipient (`to`) in its payload. */
export async function completeOutbox(db: Executor, kind: string, key: string): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null, payload: sql`${outbox.payload} - 'to'` })
    .where(and(eq(outbox.kind, kind), eq(outbox.key, key)));
}

/** Postpones a failed item, unless another worker has claimed it since. */
export async function postponeOutbox(
  db: Executor,
  kind: string,
  item: OutboxItem,
  { seconds, error }: { seconds: number; error: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds}::float8)`, lastError: error })
    .where(
      and(
        eq(outbox.kind, kind),
        eq(outbox.key, item.key),
        eq(outbox.attempts, item.attempts),
        isNull(outbox.doneAt),
      ),
    );
}

/**
 * The age in seconds of the oldest pending item of each kind; kinds without pending items are
 * omitted.
 */
export async function readPendingJobs(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .select({
      kind: outbox.kind,
      seconds: sql<number>`extract(epoch from now() - min(${outbox.createdAt}))::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
    .groupBy(outbox.kind);
  return new Map(rows.map(({ kind, seconds }) => [kind, seconds]));
}

/**
 * Deletes items of a kind that were done more than `days` days ago; until then their key prevents a
 * duplicate.
 */
export async function deleteDoneOutbox(db: Executor, kind: string, days: number): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        sql`${outbox.doneAt} < now() - make_interval(days => ${days}::int)`,
      ),
    );
}
