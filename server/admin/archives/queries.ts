import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { type ArchiveRow, archives } from './schema.ts';

export async function listArchiveRows(db: Executor): Promise<ArchiveRow[]> {
  return db.select().from(archives).orderBy(desc(archives.createdAt), desc(archives.id)).limit(20);
}

export async function findArchive(db: Executor, id: string): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(archives).where(eq(archives.id, id));
  return row ?? null;
}

/** Whether an archive is being written. One query. */
export async function isMaking(db: Executor): Promise<boolean> {
  return (await db.$count(archives, eq(archives.status, 'making'))) > 0;
}

export async function insertArchive(
  tx: Transaction,
  row: typeof archives.$inferInsert,
): Promise<void> {
  await tx.insert(archives).values(row);
}

/** @returns whether the archive existed */
export async function removeArchive(db: Executor, id: string): Promise<boolean> {
  const rows = await db.delete(archives).where(eq(archives.id, id)).returning({ id: archives.id });
  return rows.length > 0;
}

const lease = sql`now() + interval '60 seconds'`;

/**
 * Claims the oldest unfinished archive without a valid lease. @returns its row; null without one
 */
export async function claimArchive(db: Executor): Promise<ArchiveRow | null> {
  const free = and(
    eq(archives.status, 'making'),
    or(isNull(archives.claimedUntil), lt(archives.claimedUntil, sql`now()`)),
  );
  const [next] = await db
    .select()
    .from(archives)
    .where(free)
    .orderBy(asc(archives.createdAt))
    .limit(1);
  if (!next) return null;
  const [row] = await db
    .update(archives)
    .set({ claimedUntil: lease })
    .where(and(eq(archives.id, next.id), free))
    .returning();
  return row ?? null;
}

/**
 * Records that a chunk is written to disk, and renews the lease.
 * @returns false if the archive was finished or deleted
 */
export async function saveProgress(
  db: Executor,
  before: ArchiveRow,
  next: ArchiveRow,
): Promise<boolean> {
  const { bytes, cursor, done } = next;
  const rows = await db
    .update(archives)
    .set({ bytes, cursor, done, claimedUntil: lease })
    .where(and(eq(archives.id, before.id), eq(archives.status, 'making')))
    .returning({ id: archives.id });
  return rows.length > 0;
}

/** Marks an archive as ready for download, for a number of days. */
export async function finishArchive(db: Executor, id: string, days: number): Promise<void> {
  await db
    .update(archives)
    .set({
      status: 'ready',
      claimedUntil: null,
      expiresAt: sql`now() + make_interval(days => ${days}::int)`,
    })
    .where(and(eq(archives.id, id), eq(archives.status, 'making')));
}

export async function listExpired(db: Executor): Promise<ArchiveRow[]> {
  return db.select().from(archives).where(lt(archives.expiresAt, sql`now()`));
}
