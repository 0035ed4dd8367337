import type { HealerClient } from '@jyotiratna/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../accounts/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { clientNotes, consultationMessages, consultations } from '../schema.ts';

type SharedBirth = HealerClient['births'][number];

/** A birth shared by a customer; `listSharedBirths` returns the latest first. */
export type SharedRow = {
  userId: string;
  name: string;
  birth: SharedBirth;
  at: Date;
};

const isBirth = sql`${consultationMessages.content} ->> 'kind' = 'kundli'`;

/** Births shared in sessions with a healer, latest first, at most `limit`. */
export async function listSharedBirths(
  db: Executor,
  healerUserId: string,
  limit: number,
): Promise<SharedRow[]> {
  return db
    .select({
      userId: consultations.userId,
      name: users.name,
      birth: sql<SharedBirth>`${consultationMessages.content} -> 'birth'`,
      at: consultationMessages.createdAt,
    })
    .from(consultationMessages)
    .innerJoin(consultations, eq(consultations.id, consultationMessages.consultationId))
    .innerJoin(users, eq(users.id, consultations.userId))
    .where(and(eq(consultations.healerUserId, healerUserId), isBirth))
    .orderBy(desc(consultationMessages.createdAt))
    .limit(limit);
}

/** Number of sessions held and time of the latest request, by customer. */
export async function countSessions(db: Executor, healerUserId: string) {
  const rows = await db
    .select({
      userId: consultations.userId,
      sessions: sql<number>`count(${consultations.startedAt})::int`,
      lastAt: sql<string>`to_char(max(${consultations.requestedAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(consultations)
    .where(eq(consultations.healerUserId, healerUserId))
    .groupBy(consultations.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

/** A healer's notes, by customer id. */
export async function readNotes(db: Executor, healerUserId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: clientNotes.userId, note: clientNotes.note })
    .from(clientNotes)
    .where(eq(clientNotes.healerUserId, healerUserId));
  return new Map(rows.map(({ userId, note }) => [userId, note]));
}

/** Whether the customer has shared a birth with this healer. */
export async function hasShared(
  db: Executor,
  healerUserId: string,
  userId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ seq: consultationMessages.seq })
    .from(consultationMessages)
    .innerJoin(consultations, eq(consultations.id, consultationMessages.consultationId))
    .where(
      and(eq(consultations.healerUserId, healerUserId), eq(consultations.userId, userId), isBirth),
    )
    .limit(1);
  return row !== undefined;
}

/** Saves a healer's note about a customer, replacing the previous one. */
export async function upsertNote(
  db: Executor,
  note: typeof clientNotes.$inferInsert,
): Promise<void> {
  await db
    .insert(clientNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [clientNotes.healerUserId, clientNotes.userId],
      set: { note: note.note, updatedAt: sql`now()` },
    });
}

export async function deleteClientNote(
  db: Executor,
  healerUserId: string,
  userId: string,
): Promise<void> {
  await db
    .delete(clientNotes)
    .where(and(eq(clientNotes.healerUserId, healerUserId), eq(clientNotes.userId, userId)));
}

/** Deletes all notes by and about a user. */
export async function deleteNotesOf(db: Executor, userId: string): Promise<void> {
  await db
    .delete(clientNotes)
    .where(sql`${userId} in (${clientNotes.userId}, ${clientNotes.healerUserId})`);
}

/** Deletes notes about customers of whom the healer no longer has a shared birth. */
export async function deleteOrphanNotes(db: Executor): Promise<void> {
  const shared = db
    .select({ one: sql`1` })
    .from(consultationMessages)
    .innerJoin(consultations, eq(consultations.id, consultationMessages.consultationId))
    .where(
      and(
        eq(consultations.healerUserId, clientNotes.healerUserId),
        eq(consultations.userId, clientNotes.userId),
        isBirth,
      ),
    );
  await db.delete(clientNotes).where(sql`not exists (${shared})`);
}
