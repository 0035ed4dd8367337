import type { ReviewStatus } from '@jyotiratna/contract';
import { and, desc, eq, gte, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import { afterCursor, cursorMoment, pageOf } from '../../platform/database/keyset-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { consultations } from '../schema.ts';
import { sessionReviews } from './schema.ts';

export type SessionReviewRow = typeof sessionReviews.$inferSelect;
/** A review with the stars and participants of its session. */
export type ReviewWithStars = SessionReviewRow & {
  stars: number | null;
  healerId: string;
  userId: string;
  locale: 'en' | 'hi';
};

/** Saves a customer's review; a changed one is pending again and loses its reply. */
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
 * Deletes unpublished reviews of sessions whose transcripts were deleted, `days` days after their
 * last change, because a review can still be written after its transcript was deleted.
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
      moment: cursorMoment(sessionReviews.createdAt),
    })
    .from(sessionReviews)
    .innerJoin(consultations, eq(consultations.id, sessionReviews.consultationId));
}
type Page = {
  status: ReviewStatus | undefined;
  limit: number;
  cursor: Cursor | undefined;
};
type Rated = Awaited<ReturnType<typeof selectRated>>[number];

function flat({ review, moment: _, ...session }: Rated): ReviewWithStars {
  return { ...review, ...session };
}

export async function findSessionReview(
  db: Executor,
  consultationId: string,
): Promise<ReviewWithStars | null> {
  const [row] = await selectRated(db).where(eq(sessionReviews.consultationId, consultationId));
  return row ? flat(row) : null;
}

/** Published reviews about a healer, latest first. @param page one-based */
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

/** Counts a healer's published reviews. */
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

/** Published reviews of this user's sessions as a healer, latest first. */
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

/** A page of the reviews of sessions, by status or all, latest first. */
export async function listSessionReviewRows(
  db: Executor,
  { status, limit, cursor }: Page,
): Promise<{ rows: ReviewWithStars[]; next: Cursor | null }> {
  const { createdAt, consultationId: id } = sessionReviews;
  const found = await selectRated(db)
    .where(and(status && eq(sessionReviews.status, status), afterCursor({ createdAt, id }, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ review }) => review.consultationId);
  return { rows: rows.map(flat), next };
}

/** Counts pending reviews. */
export async function countPendingSessionReviews(db: Executor): Promise<number> {
  return db.$count(sessionReviews, eq(sessionReviews.status, 'waiting'));
}

/** @returns false if the customer has changed the review since */
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

/**
 * Saves a healer's reply to a published review of one of their sessions. @returns false for any
 * other review
 */
export async function saveHealerResponse(
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
