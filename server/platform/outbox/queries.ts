import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database.ts';
import { outbox } from './schema.ts';

export type OutboxItem = {
  key: string;
  payload: Record<string, unknown>;
  /** This attempt included. */
  attempts: number;
  /** Seconds since it was queued. */
  ageSeconds: number;
};

/**
 * Queues an external task, in the transaction that decides it. The same kind and key again is
 * no second task.
 * @returns whether it is a new one
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
 * Claims up to `limit` due items of a kind for `leaseSeconds`; several workers never claim the
 * same one. An item whose worker dies is due again when its lease expires.
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
  // An array is computed once; a joined subquery could be run again and would claim more than the
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

/** Marks an item as done; a message's recipient is deleted with it. */
export async function completeOutbox(db: Executor, kind: string, key: string): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null, payload: sql`${outbox.payload} - 'to'` })
    .where(and(eq(outbox.kind, kind), eq(outbox.key, key)));
}

/**
 * Postpones a failed item. Where another worker has claimed it since, that one's attempt
 * counts.
 */
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
 * The age in seconds of the oldest pending item, by kind; a kind without pending items is
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

/** Deletes items of a kind done long ago; until then their key prevents a duplicate task. */
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
