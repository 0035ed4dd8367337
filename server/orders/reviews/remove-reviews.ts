import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { invalidateOnCommit } from '../../platform/database/transact.ts';
import { dropImages } from '../pictures/drop-images.ts';
import { deleteReviews, listReviewImages, listReviewsOf } from './queries.ts';

/**
 * Deletes all reviews by an account with their images: a review's content can identify its author.
 */
export async function removeReviewsOf(tx: Transaction, userId: string): Promise<void> {
  const reviews = await listReviewsOf(tx, userId);
  const ids = reviews.map(({ id }) => id);
  const images = [...(await listReviewImages(tx, ids)).values()].flat();
  await deleteReviews(tx, ids);
  await dropImages(tx, images);
  for (const { productId } of reviews) invalidateOnCommit(presentationOf(productId));
}
