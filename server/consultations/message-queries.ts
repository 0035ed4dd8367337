import type { MessageContent } from '@jyotiratna/contract';
import { and, asc, type Column, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { Side } from './queries.ts';
import { consultationImages, consultationMessages, consultations } from './schema.ts';
import { healerSpoke } from './silence-queries.ts';

export type MessageRow = typeof consultationMessages.$inferSelect;

/** A message already sent by this side with that client id. */
export async function findSent(
  db: Executor,
  id: string,
  sender: Side,
  clientId: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(consultationMessages)
    .where(
      and(
        eq(consultationMessages.consultationId, id),
        eq(consultationMessages.sender, sender),
        eq(consultationMessages.clientId, clientId),
      ),
    );
  return row ?? null;
}

/**
 * Adds a message with the session's next sequence number, in one statement, so that the session's
 * row is locked only briefly. If the message is a duplicate, the sequence number is rolled back
 * with it.
 * @returns null if the session is no longer open
 * @throws a unique violation for a client id that was saved before
 */
export async function insertMessage(
  db: Executor,
  { consultationId, sender, clientId, content }: NewMessage,
): Promise<MessageRow | null> {
  const { clockMs, unansweredMs } = consultations;
  const next = db.$with('next').as(
    db
      .update(consultations)
      .set({
        lastSeq: sql`${consultations.lastSeq} + 1`,
        lastMessageAt: sql`now()`,
        lastMessageMs: clockMs,
        ...(sender === 'healer'
          ? healerSpoke()
          : { unansweredMs: sql`coalesce(${unansweredMs}, ${clockMs})` }),
      })
      .where(
        and(
          eq(consultations.id, consultationId),
          inArray(consultations.status, ['accepted', 'running']),
        ),
      )
      .returning({ seq: consultations.lastSeq }),
  );
  const [stored] = await db
    .with(next)
    .insert(consultationMessages)
    .select((query) =>
      query
        .select({
          consultationId: sql<string>`${consultationId}::text`.as('consultation_id'),
          // Referred to by column name, because Drizzle does not convert the name of the CTE's
          // column to snake case.
          seq: sql<number>`last_seq`.as('seq'),
          sender: sql<Side>`${sender}::text`.as('sender'),
          clientId: sql<string>`${clientId}::text`.as('client_id'),
          content: sql`${JSON.stringify(content)}::jsonb`.as('content'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(next),
    )
    .returning();
  return stored ?? null;
}

export type NewMessage = {
  consultationId: string;
  sender: Side;
  clientId: string;
  content: MessageContent;
};

export async function insertImage(
  tx: Executor,
  row: typeof consultationImages.$inferInsert,
): Promise<void> {
  await tx.insert(consultationImages).values(row);
}

/** Counts the images in a session, of both sides. */
export async function countImages(db: Executor, id: string): Promise<number> {
  return db.$count(consultationImages, eq(consultationImages.consultationId, id));
}

/** An image of that session: a WebP file. */
export async function findMessageImage(
  db: Executor,
  id: string,
  imageId: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: consultationImages.content })
    .from(consultationImages)
    .where(and(eq(consultationImages.id, imageId), eq(consultationImages.consultationId, id)));
  return row ? Buffer.from(row.content, 'base64') : null;
}

/** A session's messages after a sequence number, in order. */
export async function listMessages(
  db: Executor,
  id: string,
  after: number,
  limit = 500,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(consultationMessages)
    .where(and(eq(consultationMessages.consultationId, id), gt(consultationMessages.seq, after)))
    .orderBy(asc(consultationMessages.seq))
    .limit(limit);
}

/** All messages of a session in order, read page by page. */
export async function listAllMessages(db: Executor, id: string): Promise<MessageRow[]> {
  const all: MessageRow[] = [];
  for (;;) {
    const page = await listMessages(db, id, all.at(-1)?.seq ?? 0);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** Counts, for each side, the other side's messages that it has not read. */
export async function countUnread(
  db: Executor,
  { id, customerRead, healerRead }: { id: string; customerRead: number; healerRead: number },
  side: Side,
): Promise<number> {
  const { consultationId, sender, seq } = consultationMessages;
  const read = side === 'customer' ? customerRead : healerRead;
  return db.$count(
    consultationMessages,
    and(eq(consultationId, id), ne(sender, side), gt(seq, read)),
  );
}

/**
 * Updates a side's delivered and read markers, which only increase, up to the latest message.
 * @returns whether either has increased
 */
export async function markSeen(
  db: Executor,
  id: string,
  side: Side,
  marks: { delivered: number; read: number },
): Promise<boolean> {
  const { customerDelivered, customerRead, healerDelivered, healerRead, lastSeq } = consultations;
  const mark = (number: number) => sql`least(${number}::int, ${lastSeq})`;
  const grown = (column: Column, number: number) => sql`greatest(${column}, ${mark(number)})`;
  const [delivered, read] =
    side === 'customer' ? [customerDelivered, customerRead] : [healerDelivered, healerRead];
  const set =
    side === 'customer'
      ? {
          customerDelivered: grown(delivered, marks.delivered),
          customerRead: grown(read, marks.read),
        }
      : { healerDelivered: grown(delivered, marks.delivered), healerRead: grown(read, marks.read) };
  const rows = await db
    .update(consultations)
    .set(set)
    .where(
      and(
        eq(consultations.id, id),
        or(sql`${delivered} < ${mark(marks.delivered)}`, sql`${read} < ${mark(marks.read)}`),
      ),
    )
    .returning({ id: consultations.id });
  return rows.length > 0;
}
