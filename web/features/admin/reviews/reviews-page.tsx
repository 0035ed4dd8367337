import { type AdminReview, type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { listAdminReviewsRoute } from '@jyotiratna/contract/admin/reviews';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  ofPreviousShop as previous,
  reviewStatuses as t,
  reviews as texts,
} from '#messages/admin/reviews.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { ResponsiveImage, storedImage } from '../../../ui/image.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { type ReviewStepName, reviewStepsOf } from './review-labels.ts';

const tones: Record<ReviewStatus, ChipTone> = {
  waiting: 'wait',
  published: 'good',
  refused: 'error',
};

const filters: readonly Filter<AdminReview>[] = [
  {
    name: 'status',
    label: texts.status,
    options: [['', texts.allReviews], ...reviewStatuses.map((one) => [one, t[one]] as const)],
  },
];

type Open = { step: ReviewStepName; row: AdminReview };

/** Buyers' reviews: moderated, published or rejected, and replied to. */
export function ReviewsPage() {
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <AdminList
        title={texts.reviews}
        subject={texts.reviewsNoun}
        queryKey={['admin', 'reviews']}
        load={async (requested) => {
          const { reviews, waiting: pending } = await shop(listAdminReviewsRoute, {
            query: { ...requested, limit: '100' },
          });
          return { rows: reviews, waiting: pending };
        }}
        before={(data) =>
          data && <p className="figures mb-4 text-text-2">{pendingMessage(data.waiting)}</p>
        }
        filters={filters}
        columns={reviewColumns(setOpen)}
        rowKey={({ _id }) => _id}
        empty={{ title: texts.noReviews }}
      />
      {open && <ReviewDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function reviewColumns(onStep: (open: Open) => void): readonly RecordColumn<AdminReview>[] {
  return [
    {
      key: 'product',
      head: texts.remedy,
      lead: 'title',
      value: ({ productName }) => productName,
      cell: ({ productName, productSlug, name, orderId, orderNumber }) => (
        <span>
          <Link to={`/remedies/${productSlug}`} className="text-link">
            {productName}
          </Link>
          <span className="block text-small font-normal text-text-2">
            {name},{' '}
            {orderId ? (
              <Link to={`/admin/orders/${orderId}`} className="text-link">
                {orderNumber}
              </Link>
            ) : (
              previous
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'words',
      head: texts.review,
      value: ({ stars }) => stars,
      cell: (row) => <Labels review={row} />,
    },
    {
      key: 'status',
      head: texts.status,
      value: ({ status }) => t[status],
      cell: ({ status: at, createdAt, refusal }) => (
        <span>
          <Chip tone={tones[at]}>{t[at]}</Chip>
          <span className="block text-small text-text-2">{formatLocal(createdAt)}</span>
          {refusal && <span className="block text-small wrap-anywhere text-text-2">{refusal}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      head: texts.actions,
      actions: true,
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-2">
          {reviewStepsOf(row).map(({ step, label }) => (
            <Button
              key={step}
              kind="second"
              size="s"
              aria-label={texts.by(label, row.productName, row.name)}
              onClick={() => onStep({ step, row })}
            >
              {label}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

function Labels({
  review: { stars, text, pictures: images, answer: response },
}: {
  review: AdminReview;
}) {
  return (
    <span className="grid gap-1 text-left">
      <Stars stars={stars} label={texts.stars(stars)} />
      {text && <span className="wrap-anywhere whitespace-pre-line">{text}</span>}
      {images.length > 0 && (
        <span className="flex gap-2">
          {images.map((image, at) => (
            <a key={image.id} href={`${storedImage(image).base}-${image.widths.at(-1)}.webp`}>
              <ResponsiveImage
                picture={storedImage({ ...image, alt: texts.picture(at + 1) })}
                sizes="64px"
                className="size-16 object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {response && (
        <span className="text-small wrap-anywhere text-text-2">{texts.weSay(response)}</span>
      )}
    </span>
  );
}
