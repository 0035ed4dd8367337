import { type ProductReviews, type PublicReview, type ReviewSort, reviewLimits } from '@jyotiratna/contract';
import { showing } from '../../catalogue/catalogue-cache.ts';
import { getProduct } from '../../catalogue/get-product.ts';
import type { PictureRow } from '../../catalogue/pictures/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteShown } from '../../platform/kept/shown.ts';
import { countStars, listPublished, listReviewPictures, type ReviewRow } from './queries.ts';

/**
 * What everyone reads about a product, with the distribution of its stars. Two queries, three where there are reviews.
 * @throws ShopError product_not_found
 */
export async function listReviews(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  key: string,
  { sort = 'newest', page = 1 }: { sort?: ReviewSort | undefined; page?: number },
): Promise<ProductReviews> {
  const product = await getProduct(deps, key);
  noteShown(showing([product]));
  const {
    distribution,
    count,
    rows,
    pictures: images,
  } = await deps.replica.read(async (db) => {
    const distribution = await countStars(db, product._id);
    const count = distribution.reduce((a, b) => a + b, 0);
    const rows = count > 0 ? await listPublished(db, product._id, { sort, page, perPage: reviewLimits.perPage }) : [];
    const ids = rows.map(({ id }) => id);
    return { distribution, count, rows, pictures: await listReviewPictures(db, ids) };
  });
  const sum = distribution.reduce((all, many, at) => all + many * (at + 1), 0);
  return {
    count,
    average: count === 0 ? null : Math.round((sum / count) * 100) / 100,
    distribution,
    page,
    pages: Math.max(1, Math.ceil(count / reviewLimits.perPage)),
    reviews: rows.map((row) => presentReview(row, images.get(row.id) ?? [])),
  };
}

export function presentReview(row: ReviewRow, shown: readonly PictureRow[]): PublicReview {
  const { id, stars, text, name, answer, createdAt } = row;
  return {
    _id: id,
    stars,
    text,
    name,
    pictures: shown.map((image) => ({ ...image, alt: '' })),
    answer,
    createdAt: createdAt.toISOString(),
  };
}
