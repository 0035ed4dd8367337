import {
  type ProductReviews,
  type PublicReview,
  type ReviewSort,
  reviewLimits,
} from '@jyotiratna/contract';
import { showing } from '../../catalogue/catalogue-cache.ts';
import { getProduct } from '../../catalogue/get-product.ts';
import type { ImageRow } from '../../catalogue/pictures/queries.ts';
import { recordTags } from '../../platform/cache/response-tags.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  countImported,
  countStars,
  listPublished,
  listReviewImages,
  type ReviewRow,
} from './queries.ts';

/**
 * The public reviews of a product, with the distribution of ratings by verified buyers. Three
 * queries; four if there are reviews.
 * @throws ShopError product_not_found
 */
export async function listReviews(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  key: string,
  { sort = 'newest', page = 1 }: { sort?: ReviewSort | undefined; page?: number },
): Promise<ProductReviews> {
  const product = await getProduct(deps, key);
  recordTags(showing([product]));
  const {
    distribution,
    count,
    imported,
    rows,
    pictures: images,
  } = await deps.replica.read(async (db) => {
    const distribution = await countStars(db, product._id);
    const count = distribution.reduce((a, b) => a + b, 0);
    const imported = await countImported(db, product._id);
    const rows =
      count + imported > 0
        ? await listPublished(db, product._id, { sort, page, perPage: reviewLimits.perPage })
        : [];
    const ids = rows.map(({ id }) => id);
    return { distribution, count, imported, rows, pictures: await listReviewImages(db, ids) };
  });
  const total = distribution.reduce((all, many, at) => all + many * (at + 1), 0);
  return {
    count,
    imported,
    average: count === 0 ? null : Math.round((total / count) * 100) / 100,
    distribution,
    page,
    pages: Math.max(1, Math.ceil((count + imported) / reviewLimits.perPage)),
    reviews: rows.map((row) => presentReview(row, images.get(row.id) ?? [])),
  };
}

export function presentReview(row: ReviewRow, images: readonly ImageRow[]): PublicReview {
  const { id, stars, text, name, answer: response, createdAt } = row;
  return {
    _id: id,
    stars,
    text,
    name,
    pictures: images.map((image) => ({ ...image, alt: '' })),
    answer: response,
    createdAt: createdAt.toISOString(),
    ...(row.imported && { imported: true as const }),
  };
}
