import type { MessageContent } from '@jyotiratna/contract';
import { and, asc, type Column, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { Side } from './queries.ts';
import { consultationMessages, consultationPictures, consultations } from './schema.ts';
import { healerSpoke } from './silence-queries.ts';

export type MessageRow = typeof consultationMessages.$inferSelect;

/** A message that this side has sent with that id before. */
export async function findSent(db: Executor, id: string, sender: Side, clientId: string): Promise<MessageRow | null> {
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
 * Keeps a message under the session's next sequence, in one statement: the session's row is held for no longer than that. The
 * sequence of one that is refused as sent twice is given back with it.
 * @returns null where the session is not open any more
 * @throws a unique violation for a client id that was kept before
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
        ...(sender === 'healer' ? healerSpoke() : { unansweredMs: sql`coalesce(${unansweredMs}, ${clockMs})` }),
      })
      .where(and(eq(consultations.id, consultationId), inArray(consultations.status, ['accepted', 'running'])))
      .returning({ seq: consultations.lastSeq }),
  );
  const [kept] = await db
    .with(next)
    .insert(consultationMessages)
    .select((query) =>
      query
        .select({
          consultationId: sql<string>`${consultationId}::text`.as('consultation_id'),
          // By its name: the one that `next` has for it is not put into the database's spelling.
          seq: sql<number>`last_seq`.as('seq'),
          sender: sql<Side>`${sender}::text`.as('sender'),
          clientId: sql<string>`${clientId}::text`.as('client_id'),
          content: sql`${JSON.stringify(content)}::jsonb`.as('content'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(next),
    )
    .returning();
  return kept ?? null;
}

export type NewMessage = { consultationId: string; sender: Side; clientId: string; content: MessageContent };

export async function insertPicture(tx: Executor, row: typeof consultationPictures.$inferInsert): Promise<void> {
  await tx.insert(consultationPictures).values(row);
}

/** How many pictures a session has, of both sides. */
export async function countPictures(db: Executor, id: string): Promise<number> {
  return db.$count(consultationPictures, eq(consultationPictures.consultationId, id));
}

/** A picture of that session: a WebP file. */
export async function findPicture(db: Executor, id: string, pictureId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: consultationPictures.content })
    .from(consultationPictures)
    .where(and(eq(consultationPictures.id, pictureId), eq(consultationPictures.consultationId, id)));
  return row ? Buffer.from(row.content, 'base64') : null;
}

/** What came after a sequence number of the session, in order. */
export async function listMessages(db: Executor, id: string, after: number, limit = 500): Promise<MessageRow[]> {
  return db
    .select()
    .from(consultationMessages)
    .where(and(eq(consultationMessages.consultationId, id), gt(consultationMessages.seq, after)))
    .orderBy(asc(consultationMessages.seq))
    .limit(limit);
}

/** Messages of the other side that this side has not read. */
export async function countUnread(
  db: Executor,
  { id, customerRead, healerRead }: { id: string; customerRead: number; healerRead: number },
  side: Side,
): Promise<number> {
  const { consultationId, sender, seq } = consultationMessages;
  const read = side === 'customer' ? customerRead : healerRead;
  return db.$count(consultationMessages, and(eq(consultationId, id), ne(sender, side), gt(seq, read)));
}

/**
 * Up to where a side has the other's messages and has read them; marks only grow, and never beyond what there is.
 * @returns whether one has grown
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
  const [delivered, read] = side === 'customer' ? [customerDelivered, customerRead] : [healerDelivered, healerRead];
  const set =
    side === 'customer'
      ? { customerDelivered: grown(delivered, marks.delivered), customerRead: grown(read, marks.read) }
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
