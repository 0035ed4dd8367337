import { defined } from '@jyotiratna/contract';
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import { messages } from './schema.ts';

export type ContactMessageRow = typeof messages.$inferSelect;

/** Saves a visitor's message; a duplicate reopens the existing one. */
export async function keepMessage(db: Executor, row: typeof messages.$inferInsert): Promise<void> {
  await db
    .insert(messages)
    .values(row)
    .onConflictDoUpdate({ target: messages.id, set: { answeredAt: null } });
}

/**
 * A page of messages after the id `after`, latest first, and the id of the next page. One
 * query.
 */
export async function listMessageRows(
  db: Executor,
  options: {
    state?: 'waiting' | 'answered' | undefined;
    search?: string | undefined;
    limit: number;
    after?: string | undefined;
  },
): Promise<{ rows: ContactMessageRow[]; next: string | null }> {
  const { state, search, limit, after } = options;
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // The position is read from the cursor's row, exact to the microsecond; the cursor of a deleted
  // message yields an empty page.
  const before =
    after &&
    sql`(${messages.createdAt}, ${messages.id}) < (select m.created_at, m.id from ${messages} m where m.id = ${after})`;
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        state &&
          (state === 'waiting' ? isNull(messages.answeredAt) : isNotNull(messages.answeredAt)),
        pattern
          ? or(
              ...[messages.name, messages.email, messages.subject, messages.message].map((text) =>
                ilike(text, pattern),
              ),
            )
          : undefined,
        before || undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** The number of unresolved messages. */
export async function countPendingMessages(db: Executor): Promise<number> {
  return db.$count(messages, isNull(messages.answeredAt));
}

/** A message, its row locked until the transaction is complete. */
export async function lockMessageRow(
  tx: Transaction,
  id: string,
): Promise<ContactMessageRow | null> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return row ?? null;
}

/** Marks a locked message as resolved now, or as open again. */
export async function markMessageRow(
  tx: Transaction,
  id: string,
  responded: boolean,
): Promise<ContactMessageRow> {
  const [row] = await tx
    .update(messages)
    .set({ answeredAt: responded ? sql`now()` : null })
    .where(eq(messages.id, id))
    .returning();
  return defined(row);
}

/** Deletes messages resolved more than this number of days ago. */
export async function deleteOldMessages(db: Executor, days: number): Promise<void> {
  await db
    .delete(messages)
    .where(lt(messages.answeredAt, sql`now() - make_interval(days => ${days}::int)`));
}

export async function findMessageRow(db: Executor, id: string): Promise<ContactMessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}
