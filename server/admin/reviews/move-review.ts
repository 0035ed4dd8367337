import { type AdminReview, type ReviewStatus, ShopError, sentence } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import { presentReview } from '../../orders/reviews/list-reviews.ts';
import {
  countWaitingReviews,
  findReview,
  listReviewPictures,
  listReviewRows,
  moveReview,
  type NamedReview,
} from '../../orders/reviews/queries.ts';
import { noteTouched, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';

/** The latest reviews, and how many nobody has looked at. Three queries. */
export async function listAdminReviews(
  { db }: Pick<Deps, 'db'>,
  { status, limit = 50 }: { status?: ReviewStatus | undefined; limit?: number | undefined },
): Promise<{ reviews: AdminReview[]; waiting: number }> {
  const rows = await listReviewRows(db, { status, limit });
  const pictures = await listReviewPictures(
    db,
    rows.map(({ review }) => review.id),
  );
  return {
    reviews: rows.map((row) => present(row, pictures.get(row.review.id) ?? [])),
    waiting: await countWaitingReviews(db),
  };
}

type Change = { status?: ReviewStatus; refusal?: string; answer?: string };

/**
 * Lets everyone read a review, rejects it or takes it back with a reason that its buyer is told, or says something to it. What is so already
 * stays as it is; the product's page follows.
 * @throws ShopError not_found, order_state where another administrator was quicker
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
    const changed = Object.entries(change).filter(([field, value]) => review[field as keyof Change] !== value);
    if (changed.length > 0) {
      if (!(await moveReview(tx, review, change)))
        throw new ShopError('order_state', { message: sentence('review_step_not_now') });
      const differences = changed.map(([field, after]) => [field, { before: review[field as keyof Change], after }]);
      // What everyone has read is taken back, not merely held back.
      const withdrawn = change.status === 'refused' && review.status === 'published';
      await audit(
        tx,
        actor,
        withdrawn ? 'review.withdraw' : `review.${action}`,
        `product:${review.productId}`,
        Object.fromEntries(differences),
      );
      noteTouched(presentationOf(review.productId));
      if (change.status === 'refused' && email)
        await requestMail(tx, { kind: 'review-refused', reviewId: id, ...(withdrawn && { withdrawn }) });
    }
    return present((await findReview(tx, id))!, (await listReviewPictures(tx, [id])).get(id) ?? []);
  });
}

function present({ review, productName, productSlug, orderNumber }: NamedReview, shown: PictureRow[]): AdminReview {
  const { status, refusal, orderId } = review;
  return { ...presentReview(review, shown), status, refusal, productName, productSlug, orderId, orderNumber };
}
