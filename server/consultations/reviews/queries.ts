import type { ReviewStatus } from '@jyotiratna/contract';
import { and, desc, eq, gte, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { consultations } from '../schema.ts';
import { sessionReviews } from './schema.ts';

export type SessionReviewRow = typeof sessionReviews.$inferSelect;
/** With the stars and the sides of its session. */
export type ReviewWithStars = SessionReviewRow & {
  stars: number | null;
  healerId: string;
  userId: string;
  locale: 'en' | 'hi';
};

/** Saves a customer's text: a changed one waits for the shop again, and loses its reply. */
export async function saveReview(
  tx: Executor,
  row: Pick<SessionReviewRow, 'consultationId' | 'text' | 'name'>,
): Promise<void> {
  const { text, name } = row;
  await tx
    .insert(sessionReviews)
    .values(row)
    .onConflictDoUpdate({
      target: sessionReviews.consultationId,
      set: {
        ...{ text, name, status: 'waiting', refusal: '', answer: '', answeredBy: null },
        version: sql`${sessionReviews.version} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${sessionReviews.text} <> ${text} or ${sessionReviews.name} is distinct from ${name}`,
    });
}

export async function deleteReview(tx: Executor, consultationId: string): Promise<void> {
  await tx.delete(sessionReviews).where(eq(sessionReviews.consultationId, consultationId));
}

export async function deleteReviewsOf(tx: Executor, userId: string): Promise<void> {
  const owned = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.userId, userId));
  await tx.delete(sessionReviews).where(inArray(sessionReviews.consultationId, owned));
}

/**
 * Deletes texts that are not public, of sessions whose transcripts are deleted, that many days
 * after their last change: they are written after a transcript is deleted too.
 */
export async function deleteUnpublished(db: Executor, days: number): Promise<void> {
  const recent = gte(sessionReviews.updatedAt, sql`now() - make_interval(days => ${days}::int)`);
  const over = and(
    isNotNull(consultations.transcriptDeletedAt),
    notExists(
      db
        .select({ id: sessionReviews.consultationId })
        .from(sessionReviews)
        .where(and(eq(sessionReviews.consultationId, consultations.id), recent)),
    ),
  );
  const ids = db.select({ id: consultations.id }).from(consultations).where(over);
  await db
    .delete(sessionReviews)
    .where(
      and(ne(sessionReviews.status, 'published'), inArray(sessionReviews.consultationId, ids)),
    );
  await db
    .update(consultations)
    .set({ review: null })
    .where(and(isNotNull(consultations.review), over));
}

export async function findOwnReview(
  db: Executor,
  consultationId: string,
): Promise<SessionReviewRow | null> {
  const [row] = await db
    .select()
    .from(sessionReviews)
    .where(eq(sessionReviews.consultationId, consultationId));
  return row ?? null;
}

function selectRated(db: Executor) {
  return db
    .select({
      review: sessionReviews,
      stars: consultations.stars,
      healerId: consultations.healerId,
      userId: consultations.userId,
      locale: consultations.locale,
    })
    .from(sessionReviews)
    .innerJoin(consultations, eq(consultations.id, sessionReviews.consultationId));
}
type Rated = Awaited<ReturnType<typeof selectRated>>[number];

function flat({ review, ...session }: Rated): ReviewWithStars {
  return { ...review, ...session };
}

export async function findSessionReview(
  db: Executor,
  consultationId: string,
): Promise<ReviewWithStars | null> {
  const [row] = await selectRated(db).where(eq(sessionReviews.consultationId, consultationId));
  return row ? flat(row) : null;
}

/** Published ones about a healer, latest first. @param page 1-based */
export async function listPublishedOf(
  db: Executor,
  healerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<ReviewWithStars[]> {
  const rows = await selectRated(db)
    .where(isPublishedOf(healerId))
    .orderBy(desc(sessionReviews.createdAt), desc(sessionReviews.consultationId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return rows.map(flat);
}

/** How many published ones a healer has. */
export async function countPublishedOf(db: Executor, healerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sessionReviews)
    .innerJoin(consultations, eq(consultations.id, sessionReviews.consultationId))
    .where(isPublishedOf(healerId));
  return row?.count ?? 0;
}

function isPublishedOf(healerId: string) {
  return and(eq(sessionReviews.status, 'published'), eq(consultations.healerId, healerId));
}

/** Published ones about the sessions of this person, latest first. */
export async function listPublishedFor(
  db: Executor,
  healerUserId: string,
): Promise<ReviewWithStars[]> {
  const rows = await selectRated(db)
    .where(
      and(eq(sessionReviews.status, 'published'), eq(consultations.healerUserId, healerUserId)),
    )
    .orderBy(desc(sessionReviews.createdAt), desc(sessionReviews.consultationId))
    .limit(100);
  return rows.map(flat);
}

/** Latest first, by status or all. */
export async function listSessionReviewRows(
  db: Executor,
  { status, limit }: { status: ReviewStatus | undefined; limit: number },
): Promise<ReviewWithStars[]> {
  const rows = await selectRated(db)
    .where(status && eq(sessionReviews.status, status))
    .orderBy(desc(sessionReviews.createdAt), desc(sessionReviews.consultationId))
    .limit(limit);
  return rows.map(flat);
}

/** The number of unmoderated texts. */
export async function countPendingSessionReviews(db: Executor): Promise<number> {
  return db.$count(sessionReviews, eq(sessionReviews.status, 'waiting'));
}

/** @returns false where its customer has changed it since */
export async function moderate(
  tx: Executor,
  { consultationId, version }: Pick<SessionReviewRow, 'consultationId' | 'version'>,
  change: Partial<Pick<SessionReviewRow, 'status' | 'refusal' | 'answer' | 'answeredBy'>>,
): Promise<boolean> {
  const rows = await tx
    .update(sessionReviews)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(eq(sessionReviews.consultationId, consultationId), eq(sessionReviews.version, version)),
    )
    .returning({ id: sessionReviews.consultationId });
  return rows.length > 0;
}

/** A healer's reply to a published text about their own session. @returns false for any other */
export async function setHealerAnswer(
  tx: Executor,
  {
    consultationId,
    healerUserId,
    answer,
  }: { consultationId: string; healerUserId: string; answer: string },
): Promise<boolean> {
  const own = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(eq(consultations.healerUserId, healerUserId));
  const rows = await tx
    .update(sessionReviews)
    .set({ answer, answeredBy: answer === '' ? null : 'healer', updatedAt: sql`now()` })
    .where(
      and(
        eq(sessionReviews.consultationId, consultationId),
        eq(sessionReviews.status, 'published'),
        inArray(sessionReviews.consultationId, own),
      ),
    )
    .returning({ id: sessionReviews.consultationId });
  return rows.length > 0;
}
