import { type AdminReview, reviewStatuses } from '@jyotiratna/contract';
import {
  listAdminReviewsRoute,
  publishReview,
  rejectReview,
  respondToReview,
} from '@jyotiratna/contract/admin/reviews';
import { Link } from 'react-router';
import {
  changeAnswer,
  giveAnswer,
  ofPreviousShop,
  reviewStatuses as statuses,
  reviewSteps as steps,
  reviews as t,
} from '#messages/admin/reviews.ts';
import { api } from '../../../api.ts';
import { ResponsiveImage, storedImage } from '../../../ui/image.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { selectFilter } from '../list/filter-bar.tsx';
import { ModerationDialog, type ModerationStep, reviewStatusColumn } from './moderation.tsx';

const load = loadRows(listAdminReviewsRoute, 'reviews', { limit: '100' });
const filters = [selectFilter('status', t.status, t.allReviews, statuses, reviewStatuses)];

const columns: readonly RecordColumn<AdminReview>[] = [
  {
    key: 'product',
    head: t.remedy,
    lead: 'title',
    value: ({ productName }) => productName,
    to: ({ productSlug }) => `/remedies/${productSlug}`,
    note: ({ name, orderId, orderNumber }) => (
      <>
        {name},{' '}
        {orderId ? (
          <Link to={`/admin/orders/${orderId}`} className="text-link">
            {orderNumber}
          </Link>
        ) : (
          ofPreviousShop
        )}
      </>
    ),
  },
  {
    key: 'words',
    head: t.review,
    value: ({ stars }) => stars,
    cell: (row) => <Text review={row} />,
  },
  reviewStatusColumn(),
  actionColumn(
    t.actions,
    (row) =>
      stepsOf(row).map(({ step, text }) => ({
        text,
        label: t.by(text, row.productName, row.name),
        dialog: (onClose) => (
          <ModerationDialog
            step={step}
            labels={steps[step]}
            answer={row.answer}
            call={(typed) => send(row, step, typed)}
            onClose={onClose}
          />
        ),
      })),
    'boxed',
  ),
];

/** Buyers' reviews: moderated, published or rejected, and replied to. */
export function ReviewsPage() {
  return (
    <AdminList
      title={t.reviews}
      subject={t.reviewsNoun}
      queryKey={['admin', 'reviews']}
      load={load}
      summary={({ waiting }) => pendingMessage(waiting)}
      filters={filters}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noReviews }}
    />
  );
}

const stepsByStatus: Record<AdminReview['status'], readonly ModerationStep[]> = {
  waiting: ['publish', 'refuse'],
  published: ['withdraw'],
  refused: ['publish'],
};

/** The actions currently possible for a review. */
function stepsOf({ status, answer }: AdminReview): { step: ModerationStep; text: string }[] {
  const first = stepsByStatus[status].map((step) => ({ step, text: steps[step].confirm }));
  return [...first, { step: 'answer', text: answer ? changeAnswer : giveAnswer }];
}

async function send(row: AdminReview, step: ModerationStep, text: string): Promise<unknown> {
  const params = { id: row._id };
  if (step === 'refuse' || step === 'withdraw')
    return api(rejectReview, { params, body: { reason: text } });
  // The reply is saved first, so that the published review includes it at once.
  if (step === 'answer' || text !== row.answer)
    await api(respondToReview, { params, body: { answer: text } });
  return step === 'publish' && api(publishReview, { params });
}

function Text({ review: { stars, text, pictures, answer } }: { review: AdminReview }) {
  return (
    <span className="grid gap-1 text-left">
      <Stars stars={stars} label={t.stars(stars)} />
      {text && <span className="wrap-anywhere whitespace-pre-line">{text}</span>}
      {pictures.length > 0 && (
        <span className="flex gap-2">
          {pictures.map((image, at) => (
            <a key={image.id} href={`${storedImage(image).base}-${image.widths.at(-1)}.webp`}>
              <ResponsiveImage
                image={storedImage({ ...image, alt: t.picture(at + 1) })}
                sizes="64px"
                className="size-16 object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {answer && <span className="text-small wrap-anywhere text-text-2">{t.weSay(answer)}</span>}
    </span>
  );
}
