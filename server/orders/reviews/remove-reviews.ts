import { presentationOf } from '../../catalogue/catalogue-cache.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { noteTouched } from '../../platform/database/transact.ts';
import { dropPictures } from '../pictures/drop-pictures.ts';
import { deleteReviews, listReviewPictures, listReviewsOf } from './queries.ts';

/** Takes all that an account has written away, with its pictures: words tell of who wrote them. */
export async function removeReviewsOf(tx: Transaction, userId: string): Promise<void> {
  const written = await listReviewsOf(tx, userId);
  const ids = written.map(({ id }) => id);
  const shown = [...(await listReviewPictures(tx, ids)).values()].flat();
  await deleteReviews(tx, ids);
  await dropPictures(tx, shown);
  for (const { productId } of written) noteTouched(presentationOf(productId));
}
