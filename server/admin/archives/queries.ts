import { defined } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
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

/** In whole milliseconds, since it identifies a claim. */
const lease = sql`date_trunc('milliseconds', now() + interval '60 seconds')`;

/**
 * Claims the oldest unfinished archive without a valid lease. @returns its row; null without one
 */
export async function claimArchive(db: Executor): Promise<ArchiveRow | null> {
  const free = and(
    eq(archives.status, 'making'),
    or(isNull(archives.leaseUntil), lt(archives.leaseUntil, sql`now()`)),
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
    .set({ leaseUntil: lease })
    .where(and(eq(archives.id, next.id), free))
    .returning();
  return row ?? null;
}

/**
 * Extends a lease, and records the progress that is on the disk.
 * @returns the archive; null if another process holds it, or it was deleted
 */
export async function extendClaim(
  db: Executor,
  archive: ArchiveRow,
  { bytes, cursor, done }: Pick<ArchiveRow, 'bytes' | 'cursor' | 'done'>,
): Promise<ArchiveRow | null> {
  const [row] = await db
    .update(archives)
    .set({ bytes, cursor, done, leaseUntil: lease })
    .where(hasLease(archive))
    .returning();
  return row ?? null;
}

/** Marks an archive as ready for download, for a number of days, if its lease is still held. */
export async function finishArchive(
  db: Executor,
  archive: ArchiveRow,
  { bytes, done, days }: Pick<ArchiveRow, 'bytes' | 'done'> & { days: number },
): Promise<void> {
  await db
    .update(archives)
    .set({
      ...{ bytes, done, status: 'ready', leaseUntil: null },
      expiresAt: sql`now() + make_interval(days => ${days}::int)`,
    })
    .where(hasLease(archive));
}

function hasLease({ id, leaseUntil }: ArchiveRow) {
  return and(eq(archives.id, id), eq(archives.leaseUntil, defined(leaseUntil)));
}

/** Returns those of the ids that exist. */
export async function listExisting(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: archives.id })
    .from(archives)
    .where(inArray(archives.id, [...ids]));
  return rows.map(({ id }) => id);
}

export async function listExpired(db: Executor): Promise<ArchiveRow[]> {
  return db.select().from(archives).where(lt(archives.expiresAt, sql`now()`));
}
