import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { consultationMessages, consultationPictures, consultations } from './schema.ts';

/** Deletes what was said. The session with its bill stays. */
export async function deleteMessages(tx: Executor, id: string): Promise<void> {
  await tx.delete(consultationMessages).where(eq(consultationMessages.consultationId, id));
  await tx.delete(consultationPictures).where(eq(consultationPictures.consultationId, id));
  await tx
    .update(consultations)
    .set({ transcriptDeletedAt: sql`now()`, review: null, question: '' })
    .where(eq(consultations.id, id));
}

/** Deletes what was said in sessions that ended so many days ago. The sessions with their bills stay. */
export async function forgetTranscripts(db: Executor, days: number): Promise<void> {
  const over = and(
    isNull(consultations.transcriptDeletedAt),
    lt(consultations.endedAt, sql`now() - make_interval(days => ${days}::int)`),
  );
  const ids = db.select({ id: consultations.id }).from(consultations).where(over);
  await db.delete(consultationMessages).where(inArray(consultationMessages.consultationId, ids));
  await db.delete(consultationPictures).where(inArray(consultationPictures.consultationId, ids));
  await db.update(consultations).set({ transcriptDeletedAt: sql`now()`, review: null, question: '' }).where(over);
}

/** Deletes what was said in all sessions of a customer. */
export async function forgetConsultationsOf(tx: Executor, userId: string): Promise<void> {
  const theirs = tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.userId, userId));
  await tx.delete(consultationMessages).where(inArray(consultationMessages.consultationId, theirs));
  await tx.delete(consultationPictures).where(inArray(consultationPictures.consultationId, theirs));
  await tx
    .update(consultations)
    .set({
      transcriptDeletedAt: sql`coalesce(${consultations.transcriptDeletedAt}, now())`,
      review: null,
      question: '',
    })
    .where(eq(consultations.userId, userId));
}
