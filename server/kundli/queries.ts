import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { kundliCache, savedKundlis } from './schema.ts';

/** A cached chart; null if missing or expired. */
export async function readKundli(db: Executor, key: string): Promise<unknown> {
  const [row] = await db
    .select({ reply: kundliCache.reply })
    .from(kundliCache)
    .where(and(eq(kundliCache.key, key), sql`${kundliCache.validUntil} > now()`));
  return row?.reply ?? null;
}

/** Caches a chart; replaces an older one. */
export async function keepKundli(
  db: Executor,
  key: string,
  reply: unknown,
  validUntil: Date,
): Promise<void> {
  const row = { reply, validUntil, createdAt: sql`now()` };
  await db
    .insert(kundliCache)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: kundliCache.key, set: row });
}

/**
 * Records births as requested, with a common expiry. @returns for each, in order, whether it was
 * recorded before
 */
export async function recordBirths(
  db: Executor,
  keys: readonly string[],
  validUntil: Date,
): Promise<boolean[]> {
  const list = JSON.stringify([...new Set(keys)]);
  // Inserted in sorted order: two processes that record the same births may block each other but
  // never deadlock.
  const { rows } = await db.execute<{ key: string }>(sql`
    with asked as (
      select key from jsonb_array_elements_text(${list}::jsonb) as births(key)
    ), known as (
      select key from kundli_cache where key in (select key from asked) and valid_until > now()
    ), noted as (
      insert into kundli_cache (key, reply, valid_until, created_at)
      select key, 'null'::jsonb, ${validUntil.toISOString()}::timestamptz, now()
      from asked where key not in (select key from known) order by key
      on conflict (key) do update set valid_until = excluded.valid_until, created_at = excluded.created_at
    )
    select key from known`);
  const existing = new Set(rows.map(({ key }) => key));
  return keys.map((key) => {
    const previous = existing.has(key);
    existing.add(key);
    return previous;
  });
}

/** Deletes charts that were cached more than this many days ago. */
export async function deleteKundlis(db: Executor, days: number): Promise<void> {
  await db
    .delete(kundliCache)
    .where(sql`${kundliCache.createdAt} < now() - make_interval(days => ${days})`);
}

export async function listSavedKundlis(db: Executor, userId: string) {
  return db
    .select()
    .from(savedKundlis)
    .where(eq(savedKundlis.userId, userId))
    .orderBy(asc(savedKundlis.createdAt), asc(savedKundlis.id));
}

/** The id of a user's saved birth with exactly this data; null without one. */
export async function findSavedKundli(
  db: Executor,
  { userId, request }: Pick<typeof savedKundlis.$inferInsert, 'userId' | 'request'>,
): Promise<string | null> {
  const same = sql`${savedKundlis.request} = ${JSON.stringify(request)}::jsonb`;
  const [row] = await db
    .select({ id: savedKundlis.id })
    .from(savedKundlis)
    .where(and(eq(savedKundlis.userId, userId), same))
    .limit(1);
  return row?.id ?? null;
}

/** Saves a birth unless the user has `max` saved births. @returns false if the list is full */
export async function insertSavedKundli(
  db: Executor,
  row: typeof savedKundlis.$inferInsert,
  max: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into saved_kundlis (id, user_id, request, parent_stated_at)
    select ${row.id}, ${row.userId}, ${JSON.stringify(row.request)}::jsonb,
      ${row.parentStatedAt?.toISOString() ?? null}::timestamptz
    where (select count(*) from saved_kundlis where user_id = ${row.userId}) < ${max}
    returning id`);
  return rows.length === 1;
}

/** Deletes a user's own saved birth. @returns false if it does not exist or is another user's */
export async function deleteSavedKundli(
  db: Executor,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(savedKundlis)
    .where(and(eq(savedKundlis.id, id), eq(savedKundlis.userId, userId)))
    .returning({ id: savedKundlis.id });
  return rows.length === 1;
}

/** Deletes all saved births of a user. */
export async function deleteSavedKundlisOf(tx: Executor, userId: string): Promise<void> {
  await tx.delete(savedKundlis).where(eq(savedKundlis.userId, userId));
}

/**
 * Moves a user's saved births, with their daily horoscope, to another user. @returns whether there
 * were any
 */
export async function moveSavedKundlis(tx: Executor, from: string, to: string): Promise<boolean> {
  const rows = await tx
    .update(savedKundlis)
    .set({ userId: to })
    .where(eq(savedKundlis.userId, from))
    .returning({ id: savedKundlis.id });
  return rows.length > 0;
}
