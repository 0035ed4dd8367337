import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../open-database.ts';
import { messages } from '../schema/index.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Keeps a visitor's message. */
export async function insertMessage(db: Executor, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}

/** A page of messages after the one named `after`, newest first, and the id to continue with. One query. */
export async function listMessageRows(
  db: Executor,
  options: { state?: 'waiting' | 'answered' | undefined; limit: number; after?: string | undefined },
): Promise<{ rows: MessageRow[]; next: string | null }> {
  const { state, limit, after } = options;
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

/** Marks a message as answered, or as waiting again; an answer keeps its first time. Null when there is no such message. */
export async function markMessageRow(db: Executor, id: string, answered: boolean): Promise<MessageRow | null> {
  const [row] = await db
    .update(messages)
    .set({ answeredAt: answered ? sql`coalesce(${messages.answeredAt}, now())` : null })
    .where(eq(messages.id, id))
    .returning();
  return row ?? null;
}

/** Removes what was answered a year ago. */
export async function deleteOldMessages(db: Executor): Promise<void> {
  await db.delete(messages).where(lt(messages.answeredAt, sql`now() - interval '1 year'`));
}
