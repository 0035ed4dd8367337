import { and, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { messages } from '../schema.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Keeps a visitor's message. The same one again waits for an answer again, if it had one. */
export async function keepMessage(db: Executor, row: typeof messages.$inferInsert): Promise<void> {
  await db
    .insert(messages)
    .values(row)
    .onConflictDoUpdate({ target: messages.id, set: { answeredAt: null } });
}

/** A page of messages after the one named `after`, newest first, and the id to continue with. One query. */
export async function listMessageRows(
  db: Executor,
  options: {
    state?: 'waiting' | 'answered' | undefined;
    search?: string | undefined;
    limit: number;
    after?: string | undefined;
  },
): Promise<{ rows: MessageRow[]; next: string | null }> {
  const { state, search, limit, after } = options;
  const words = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  // The row itself says where it stands: exact to the microsecond, and a cursor of a deleted message ends the list.
  const before =
    after &&
    sql`(${messages.createdAt}, ${messages.id}) < (select m.created_at, m.id from ${messages} m where m.id = ${after})`;
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        state && (state === 'waiting' ? isNull(messages.answeredAt) : isNotNull(messages.answeredAt)),
        words
          ? or(...[messages.name, messages.email, messages.subject, messages.message].map((text) => ilike(text, words)))
          : undefined,
        before || undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** How many messages have no answer yet. */
export async function countWaitingMessages(db: Executor): Promise<number> {
  return db.$count(messages, isNull(messages.answeredAt));
}

/** A message, its row locked until the transaction ends. */
export async function lockMessageRow(tx: Transaction, id: string): Promise<MessageRow | null> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  return row ?? null;
}

/** Marks a locked message as answered now, or as waiting again. */
export async function markMessageRow(tx: Transaction, id: string, answered: boolean): Promise<MessageRow> {
  const [row] = await tx
    .update(messages)
    .set({ answeredAt: answered ? sql`now()` : null })
    .where(eq(messages.id, id))
    .returning();
  return row!;
}

/** Removes what was answered so many days ago. */
export async function deleteOldMessages(db: Executor, days: number): Promise<void> {
  await db.delete(messages).where(lt(messages.answeredAt, sql`now() - make_interval(days => ${days}::int)`));
}

export async function findMessageRow(db: Executor, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}
