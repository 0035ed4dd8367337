import type { SessionReview } from '@jyotiratna/contract';
import { listSessionReviewsRoute } from '@jyotiratna/contract/session-reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sessionReviews as t } from '#messages/healers/session-reviews.ts';
import { months } from '#messages/platform/months.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';

/** The published reviews of a healer's sessions; renders nothing while there are none. */
export function SessionReviewList({ healerId }: { healerId: string }) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['session-reviews', healerId],
    queryFn: ({ pageParam }) =>
      api(listSessionReviewsRoute, {
        params: { id: healerId },
        query: pageParam === 1 ? {} : { page: String(pageParam) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  if (isError)
    return (
      <p role="status" className="mt-6 text-small text-text-2">
        {t.failed}
      </p>
    );
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="session-reviews" className="mt-6 border-t border-line pt-5">
      <h3 id="session-reviews" className="text-heading-s">
        {t.title}
      </h3>
      <p className="mt-1 text-small text-text-2">{t.lead}</p>
      <ul className="divide-y divide-line">
        {reviews.map((review, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: published texts have no public id
          <li key={at} className="py-4">
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="text" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </section>
  );
}

/** A review with its stars, author and month, and the healer's reply. */
export function ReviewText({
  review: { stars, text, name, month, answer },
}: {
  review: SessionReview;
}) {
  const [year, number] = month.split('-');
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars stars={stars} label={t.stars(stars)} />
        <span className="font-semibold wrap-anywhere">{name ?? t.unnamed}</span>
        <time dateTime={month} className="figures text-small text-text-2">
          {months.long[Number(number) - 1]} {year}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {answer && (
        <p className="border-l-3 border-kesar-400 pl-3 text-small wrap-anywhere">
          <span className="font-semibold">{t.answers[answer.by]}: </span>
          {answer.text}
        </p>
      )}
    </div>
  );
}
