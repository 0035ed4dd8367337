import type { ReviewSort, ReviewStatus } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type ImageRow, keepImage } from '../../catalogue/pictures/queries.ts';
import { images, products } from '../../catalogue/schema.ts';
import type { Cursor } from '../../platform/database/cursor.ts';
import { afterCursor, cursorMoment, pageOf } from '../../platform/database/keyset-queries.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { orders } from '../../reservations/schema.ts';
import { reviewImages, reviews } from './schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/**
 * The numbers of a product's published reviews by verified buyers, for ratings of one to five
 * stars.
 */
export async function countStars(db: Executor, productId: string): Promise<number[]> {
  const rows = await db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        eq(reviews.status, 'published'),
        eq(reviews.imported, false),
      ),
    )
    .groupBy(reviews.stars);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

/** The number of published reviews of a product from the previous shop. */
export async function countImported(db: Executor, productId: string): Promise<number> {
  return db.$count(
    reviews,
    and(
      eq(reviews.productId, productId),
      eq(reviews.status, 'published'),
      eq(reviews.imported, true),
    ),
  );
}

/** A page of a product's published reviews, those of verified buyers first. @param page 1-based */
export async function listPublished(
  db: Executor,
  productId: string,
  { sort, page, perPage }: { sort: ReviewSort; page: number; perPage: number },
): Promise<ReviewRow[]> {
  const order = { newest: [], highest: [desc(reviews.stars)], lowest: [asc(reviews.stars)] }[sort];
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'published')))
    .orderBy(asc(reviews.imported), ...order, desc(reviews.createdAt), desc(reviews.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

/** The images of reviews by review id, in order. One query. */
export async function listReviewImages(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ImageRow[]>();
  const rows = await db
    .select({ reviewId: reviewImages.reviewId, picture: images })
    .from(reviewImages)
    .innerJoin(images, eq(images.id, reviewImages.pictureId))
    .where(inArray(reviewImages.reviewId, [...ids]))
    .orderBy(asc(reviewImages.reviewId), asc(reviewImages.position));
  return new Map(
    [...Map.groupBy(rows, ({ reviewId }) => reviewId)].map(([id, group]) => [
      id,
      group.map(({ picture: image }) => image),
    ]),
  );
}

/** A buyer's reviews of these products, written with or without an account. */
export async function listBuyerReviews(
  db: Executor,
  productIds: readonly string[],
  { buyerKey, userId }: Pick<ReviewRow, 'buyerKey' | 'userId'>,
): Promise<ReviewRow[]> {
  if (productIds.length === 0) return [];
  const theirs =
    userId === null
      ? eq(reviews.buyerKey, buyerKey)
      : sql`(${reviews.buyerKey} = ${buyerKey} or ${reviews.userId} = ${userId})`;
  return db
    .select()
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), theirs));
}

/** Inserts a review with its images. Unique keys permit one review of a product by a buyer. */
export async function insertReview(
  tx: Transaction,
  row: typeof reviews.$inferInsert,
  images: readonly ImageRow[],
): Promise<void> {
  await tx.insert(reviews).values(row);
  for (const image of images.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await keepImage(tx, image);
  if (images.length === 0) return;
  await tx.insert(reviewImages).values(
    images.map(({ id: imageId }, position) => ({
      reviewId: row.id,
      position,
      pictureId: imageId,
    })),
  );
}

export async function deleteReviews(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(reviews).where(inArray(reviews.id, [...ids]));
}

/** Changes a review's status, on condition of its current one. @returns whether it was changed */
export async function moveReview(
  tx: Transaction,
  { id, status }: Pick<ReviewRow, 'id' | 'status'>,
  change: Partial<Pick<ReviewRow, 'status' | 'refusal' | 'answer'>>,
): Promise<boolean> {
  const rows = await tx
    .update(reviews)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(reviews.id, id), eq(reviews.status, status)))
    .returning({ id: reviews.id });
  return rows.length > 0;
}

const withNames = {
  review: reviews,
  productName: products.name,
  productSlug: products.slug,
  orderNumber: orders.orderNumber,
  email: orders.email,
  locale: orders.locale,
};

/** A review with its product and author; null for an unknown review. */
export async function findReview(db: Executor, id: string) {
  const [row] = await db
    .select(withNames)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.id, id));
  return row ?? null;
}

type ReviewFilter = {
  status?: ReviewStatus | undefined;
  limit: number;
  cursor?: Cursor | undefined;
};
export type ReviewRecord = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** A page of the reviews, of one status or all, latest first. */
export async function listReviewRows(
  db: Executor,
  { status, limit, cursor }: ReviewFilter,
): Promise<{ rows: ReviewRecord[]; next: Cursor | null }> {
  const found = await db
    .select({ ...withNames, moment: cursorMoment(reviews.createdAt) })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(status && eq(reviews.status, status), afterCursor(reviews, cursor)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1);
  return pageOf(found, limit, ({ review }) => review.id);
}

/** The number of reviews that await moderation. */
export async function countPendingReviews(db: Executor): Promise<number> {
  return db.$count(reviews, eq(reviews.status, 'waiting'));
}

/** All reviews by an account, including those written as a guest for orders it now owns. */
export async function listReviewsOf(db: Executor, userId: string): Promise<ReviewRow[]> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return db
    .select()
    .from(reviews)
    .where(
      or(eq(reviews.userId, userId), and(isNull(reviews.userId), inArray(reviews.orderId, own))),
    )
    .orderBy(asc(reviews.createdAt));
}
