import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { deleteNotesOf, deleteOrphanNotes } from './clients/client-queries.ts';
import { deleteReview, deleteReviewsOf, deleteUnpublished } from './reviews/queries.ts';
import { consultationImages, consultationMessages, consultations } from './schema.ts';

/** Deletes a session's transcript and review. The session with its bill is retained. */
export async function deleteMessages(tx: Executor, id: string): Promise<void> {
  await tx.delete(consultationMessages).where(eq(consultationMessages.consultationId, id));
  await tx.delete(consultationImages).where(eq(consultationImages.consultationId, id));
  await tx
    .update(consultations)
    .set({ transcriptDeletedAt: sql`now()`, review: null, question: '' })
    .where(eq(consultations.id, id));
  await deleteReview(tx, id);
  await deleteOrphanNotes(tx);
}

/**
 * Deletes the transcripts of sessions closed at least `days` days ago. The sessions with their
 * bills, and their published reviews, are retained.
 */
export async function deleteTranscripts(db: Executor, days: number): Promise<void> {
  const over = and(
    isNull(consultations.transcriptDeletedAt),
    lt(consultations.endedAt, sql`now() - make_interval(days => ${days}::int)`),
  );
  const ids = db.select({ id: consultations.id }).from(consultations).where(over);
  await db.delete(consultationMessages).where(inArray(consultationMessages.consultationId, ids));
  await db.delete(consultationImages).where(inArray(consultationImages.consultationId, ids));
  await db.update(consultations).set({ transcriptDeletedAt: sql`now()`, question: '' }).where(over);
  await deleteUnpublished(db, days);
  await deleteOrphanNotes(db);
}

/** Deletes the transcripts and reviews of all of a customer's sessions. */
export async function deleteConsultationsOf(tx: Executor, userId: string): Promise<void> {
  const owned = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.userId, userId));
  await tx.delete(consultationMessages).where(inArray(consultationMessages.consultationId, owned));
  await tx.delete(consultationImages).where(inArray(consultationImages.consultationId, owned));
  await tx
    .update(consultations)
    .set({
      transcriptDeletedAt: sql`coalesce(${consultations.transcriptDeletedAt}, now())`,
      review: null,
      question: '',
    })
    .where(eq(consultations.userId, userId));
  await deleteReviewsOf(tx, userId);
  await deleteNotesOf(tx, userId);
}
