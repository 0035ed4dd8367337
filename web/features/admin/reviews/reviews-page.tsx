import { type AdminReview, type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { listAdminReviews } from '@jyotiratna/contract/admin/reviews';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Image, storedImage } from '../../../ui/picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { SelectFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { type ReviewStep, statusLabels, stepsOf } from './review-words.ts';

const tones: Record<ReviewStatus, ChipTone> = { waiting: 'wait', published: 'good', refused: 'error' };

/** Buyers' reviews: moderated, published or rejected, and replied to. */
export function ReviewsPage() {
  const { values, set } = useFilters(['status']);
  const [open, setOpen] = useState<{ step: ReviewStep; row: AdminReview } | null>(null);
  const status = reviewStatuses.find((one) => one === values.status);
  const query = { ...(status && { status }), limit: '100' };
  const list = useQuery({
    queryKey: ['admin', 'reviews', query],
    queryFn: () => shop(listAdminReviews, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Reviews">
        <SelectFilter label="Status" value={status ?? ''} onChange={(value) => set('status', value)}>
          <option value="">All reviews</option>
          {reviewStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </SelectFilter>
      </AdminHead>
      <LoadStates of={list} what="reviews" rows={5} />
      {data && <p className="figures mb-4 text-text-2">{pendingMessage(data.waiting)}</p>}
      {data?.reviews.length === 0 && <EmptyState title="No reviews" />}
      {data && data.reviews.length > 0 && (
        <RecordTable
          caption="Reviews"
          rows={data.reviews}
          rowKey={({ _id }) => _id}
          busy={list.isPlaceholderData}
          columns={[
            {
              key: 'product',
              head: 'Remedy',
              lead: 'title',
              cell: ({ productName, productSlug, name, orderId, orderNumber }) => (
                <span>
                  <Link to={`/remedies/${productSlug}`} className="text-link">
                    {productName}
                  </Link>
                  <span className="block text-small font-normal text-text-2">
                    {name},{' '}
                    <Link to={`/order/${orderId}`} className="text-link">
                      {orderNumber}
                    </Link>
                  </span>
                </span>
              ),
            },
            { key: 'words', head: 'Review', cell: (row) => <Labels review={row} /> },
            {
              key: 'status',
              head: 'Status',
              cell: ({ status: at, createdAt, refusal: rejection }) => (
                <span>
                  <Chip tone={tones[at]}>{statusLabels[at]}</Chip>
                  <span className="block text-small text-text-2">{formatLocal(createdAt)}</span>
                  {rejection && <span className="block text-small wrap-anywhere text-text-2">{rejection}</span>}
                </span>
              ),
            },
            {
              key: 'actions',
              head: 'Actions',
              actions: true,
              cell: (row) => (
                <span className="flex flex-wrap justify-end gap-2">
                  {stepsOf(row).map(({ step, label }) => (
                    <Button
                      key={step}
                      kind="second"
                      size="s"
                      aria-label={`${label}, ${row.productName} by ${row.name}`}
                      onClick={() => setOpen({ step, row })}
                    >
                      {label}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      )}
      {open && <ReviewDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Labels({ review: { stars, text, pictures: images, answer: response } }: { review: AdminReview }) {
  return (
    <span className="grid gap-1 text-left">
      <Stars stars={stars} label={`${stars} of 5 stars`} />
      {text && <span className="wrap-anywhere whitespace-pre-line">{text}</span>}
      {images.length > 0 && (
        <span className="flex gap-2">
          {images.map((image, at) => (
            <a key={image.id} href={`${storedImage(image).base}-${image.widths.at(-1)}.webp`}>
              <Image
                picture={storedImage({ ...image, alt: `Picture ${at + 1}` })}
                sizes="64px"
                className="size-16 object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {response && <span className="text-small wrap-anywhere text-text-2">We say: {response}</span>}
    </span>
  );
}
