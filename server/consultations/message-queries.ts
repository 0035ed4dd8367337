import type { MessageContent } from '@jyotiratna/contract';
import { and, asc, type Column, eq, gt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import type { Side } from './queries.ts';
import { consultationMessages, consultationPictures, consultations } from './schema.ts';

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

/** Takes the session's next sequence (its row is held until the transaction ends); null where it runs no more. */
export async function nextSeq(tx: Executor, id: string, sender: Side): Promise<number | null> {
  const [row] = await tx
    .update(consultations)
    .set({
      lastSeq: sql`${consultations.lastSeq} + 1`,
      lastMessageAt: sql`now()`,
      ...(sender === 'healer'
        ? { healerWrote: true, unansweredMs: null }
        : { unansweredMs: sql`coalesce(${consultations.unansweredMs}, ${consultations.clockMs})` }),
    })
    .where(and(eq(consultations.id, id), ne(consultations.status, 'ended')))
    .returning({ seq: consultations.lastSeq });
  return row?.seq ?? null;
}

export async function insertMessage(
  tx: Executor,
  row: { consultationId: string; seq: number; sender: Side; clientId: string; content: MessageContent },
): Promise<MessageRow> {
  const [inserted] = await tx.insert(consultationMessages).values(row).returning();
  return inserted!;
}

export async function insertPicture(tx: Executor, row: typeof consultationPictures.$inferInsert): Promise<void> {
  await tx.insert(consultationPictures).values(row);
}

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

/** What came after a sequence, in order. */
export async function listMessages(db: Executor, id: string, after: number, limit = 500): Promise<MessageRow[]> {
  return db
    .select()
    .from(consultationMessages)
    .where(and(eq(consultationMessages.consultationId, id), gt(consultationMessages.seq, after)))
    .orderBy(asc(consultationMessages.seq))
    .limit(limit);
}

/** Up to where a side has the other's messages and has read them; marks only grow, and never beyond what there is. */
export async function markSeen(db: Executor, id: string, side: Side, marks: { delivered: number; read: number }) {
  const { customerDelivered, customerRead, healerDelivered, healerRead, lastSeq } = consultations;
  const { delivered, read } = marks;
  const upTo = (column: Column, mark: number) => sql`greatest(${column}, least(${mark}::int, ${lastSeq}))`;
  const set =
    side === 'customer'
      ? { customerDelivered: upTo(customerDelivered, delivered), customerRead: upTo(customerRead, read) }
      : { healerDelivered: upTo(healerDelivered, delivered), healerRead: upTo(healerRead, read) };
  await db.update(consultations).set(set).where(eq(consultations.id, id));
}
