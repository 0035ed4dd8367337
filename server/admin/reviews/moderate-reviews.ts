import {
  type AdminReview,
  defined,
  errorMessage,
  type ReviewStatus,
  ShopError,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { presentReview } from '../../orders/reviews/list-reviews.ts';
import {
  countPendingReviews,
  findReview,
  listReviewImages,
  listReviewRows,
  moveReview,
  type ReviewRecord,
} from '../../orders/reviews/queries.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';

type Page = {
  status?: ReviewStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the reviews, latest first, and the number of pending ones. Three queries.
 * @throws ShopError invalid_input for an invalid cursor
 */
export async function listAdminReviews(
  { db }: Pick<Deps, 'db'>,
  { status, limit = 50, cursor: text }: Page,
): Promise<{ reviews: AdminReview[]; waiting: number; nextCursor: string | null }> {
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next } = await listReviewRows(db, { status, limit, cursor });
  const images = await listReviewImages(
    db,
    rows.map(({ review }) => review.id),
  );
  return {
    reviews: rows.map((row) => present(row, images.get(row.review.id) ?? [])),
    waiting: await countPendingReviews(db),
    nextCursor: next && writeCursor(next),
  };
}

type Change = { status?: ReviewStatus; refusal?: string; answer?: string };

/**
 * Publishes a review, rejects or withdraws it with a reason sent to its buyer, or replies to it.
 * Idempotent; the product's page is invalidated.
 * @throws ShopError not_found, order_state if another administrator was faster
 */
export async function changeReview(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  { id, action, change }: { id: string; action: 'publish' | 'refuse' | 'answer'; change: Change },
): Promise<AdminReview> {
  return transact(deps.db, async (tx) => {
    const found = id.includes('\0') ? null : await findReview(tx, id);
    if (!found) throw new ShopError('not_found');
    const { review, email } = found;
    const changed = Object.entries(change).filter(
      ([field, value]) => review[field as keyof Change] !== value,
    );
    if (changed.length > 0) {
      if (!(await moveReview(tx, review, change)))
        throw new ShopError('order_state', { message: errorMessage('review_step_not_now') });
      const differences = changed.map(([field, after]) => [
        field,
        { before: review[field as keyof Change], after },
      ]);
      // A published review is withdrawn, not merely rejected.
      const withdrawn = change.status === 'refused' && review.status === 'published';
      await audit(
        tx,
        actor,
        withdrawn ? 'review.withdraw' : `review.${action}`,
        `product:${review.productId}`,
        Object.fromEntries(differences),
      );
      invalidateOnCommit(presentationOf(review.productId));
      if (change.status === 'refused' && email)
        await requestEmail(tx, {
          kind: 'review-refused',
          reviewId: id,
          ...(withdrawn && { withdrawn }),
        });
    }
    return present(
      defined(await findReview(tx, id)),
      (await listReviewImages(tx, [id])).get(id) ?? [],
    );
  });
}

function present(
  { review, productName, productSlug, orderNumber }: ReviewRecord,
  images: ImageRow[],
): AdminReview {
  const { status, refusal: rejection, orderId } = review;
  return {
    ...presentReview(review, images),
    status,
    refusal: rejection,
    productName,
    productSlug,
    orderId,
    orderNumber,
  };
}
