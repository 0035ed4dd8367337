import {
  itemAt,
  type PublicReview,
  type ReviewSort,
  type ProductReviews as Reviews,
  reviewSortOptions,
} from '@jyotiratna/contract';
import { Link } from 'react-router';
import { reviews as copy } from '#messages/orders/reviews.ts';
import { ResponsiveImage } from '../../ui/image.tsx';
import { Stars } from '../../ui/stars.tsx';
import { formatOrderDay } from '../orders/dates.ts';

type Props = { reviews: Reviews; sort: ReviewSort; path: string };

/**
 * Verified buyers' reviews: the distribution of their stars, then the reviews, sorted and
 * paginated by plain links.
 */
export function ProductReviewList({ reviews, sort, path }: Props) {
  const { count, imported, average, distribution, page, pages } = reviews;
  const to = (extra: { sort?: ReviewSort; page?: number }) => {
    const { sort: by = sort, page: at = 1 } = extra;
    const query = new URLSearchParams({
      ...(by !== 'newest' && { reviews: by }),
      ...(at > 1 && { reviewsPage: String(at) }),
    });
    return `${path}${query.size > 0 ? `?${query}` : ''}#reviews`;
  };
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="scroll-mt-24 border-t border-line pt-6"
    >
      <h2 id="reviews-title" className="text-heading-s">
        {copy.title}
      </h2>
      {average === null && <p className="mt-2 text-small text-text-2">{copy.none}</p>}
      {average !== null && (
        <div className="mt-3 grid gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Stars stars={average} label={copy.average(String(average))} />
            <span className="figures font-semibold">{average}</span>
            <span className="text-small text-text-2">{copy.count(count)}</span>
          </p>
          <ul aria-label={copy.distribution} className="grid max-w-xs gap-1 text-small">
            {[5, 4, 3, 2, 1].map((stars) => (
              <li key={stars} className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-2">
                {copy.starsOf(stars)}
                <span aria-hidden className="h-2 bg-marble-300">
                  <span
                    className="block h-full bg-kesar-400"
                    style={{ width: `${(100 * itemAt(distribution, stars - 1)) / count}%` }}
                  />
                </span>
                <span className="figures text-right">{distribution[stars - 1]}</span>
              </li>
            ))}
          </ul>
          {count > 1 && (
            <nav aria-label={copy.sort} className="flex flex-wrap gap-x-4">
              {reviewSortOptions.map((one) => (
                <Link
                  key={one}
                  to={to({ sort: one })}
                  preventScrollReset
                  aria-current={one === sort ? 'true' : undefined}
                  className={`inline-flex min-h-11 items-center text-small ${one === sort ? 'font-semibold' : 'text-link'}`}
                >
                  {copy.sortOptions[one]}
                </Link>
              ))}
            </nav>
          )}
        </div>
      )}
      {imported > 0 && (
        <p className="mt-3 text-small text-text-2">{copy.previousCount(imported)}</p>
      )}
      {count + imported > 0 && (
        <div className="mt-3 grid gap-4">
          <ul className="divide-y divide-line">
            {reviews.reviews.map((review) => (
              <Review key={review._id} review={review} />
            ))}
          </ul>
          {pages > 1 && (
            <nav aria-label={copy.pages} className="flex flex-wrap items-center gap-4 text-small">
              {page > 1 && (
                <Link
                  to={to({ page: page - 1 })}
                  preventScrollReset
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {copy.previous}
                </Link>
              )}
              <span className="figures">{copy.page(page, pages)}</span>
              {page < pages && (
                <Link
                  to={to({ page: page + 1 })}
                  preventScrollReset
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {copy.next}
                </Link>
              )}
            </nav>
          )}
        </div>
      )}
    </section>
  );
}

function Review({ review }: { review: PublicReview }) {
  const { stars, name, text, pictures: images, answer, createdAt, imported } = review;
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} label={copy.starsOf(stars)} />
        <span className="font-semibold wrap-anywhere">{name}</span>
        <time dateTime={createdAt} className="figures text-small text-text-2">
          {formatOrderDay(createdAt)}
        </time>
        {imported && <span className="text-small text-text-2">{copy.previousShop}</span>}
      </p>
      {text && <p className="whitespace-pre-line wrap-anywhere text-ink-700">{text}</p>}
      {images.length > 0 && (
        <div className="flex gap-3">
          {images.map((image, at) => (
            <ResponsiveImage
              key={image.id}
              image={{ ...image, base: `/pictures/${image.id}`, alt: copy.picture(at + 1) }}
              sizes="96px"
              className="facet-button size-24 object-cover"
            />
          ))}
        </div>
      )}
      {answer && (
        <p className="border-l-3 border-kesar-400 pl-3 text-small wrap-anywhere">
          <span className="font-semibold">{copy.answer}: </span>
          {answer}
        </p>
      )}
    </li>
  );
}
