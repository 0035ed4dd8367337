import { type AdminSessionReview, reviewStatuses } from '@jyotiratna/contract';
import {
  listAdminSessionReviews,
  publishSessionReview,
  rejectSessionReview,
  respondToSessionReview,
} from '@jyotiratna/contract/admin/session-reviews';
import { reviews as reviewLabels, reviewStatuses as statuses } from '#messages/admin/reviews.ts';
import {
  sessionReviewSteps as steps,
  sessionReviews as t,
} from '#messages/admin/session-reviews.ts';
import { api } from '../../../api.ts';
import { Stars } from '../../../ui/stars.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { selectFilter } from '../list/filter-bar.tsx';
import {
  ModerationDialog,
  type ModerationStep,
  reviewStatusColumn,
} from '../reviews/moderation.tsx';

const load = loadRows(listAdminSessionReviews, 'reviews', { limit: '100' });
const filters = [selectFilter('status', t.status, t.all, statuses, reviewStatuses)];

const stepsOf: Record<AdminSessionReview['status'], readonly ModerationStep[]> = {
  waiting: ['publish', 'refuse', 'answer'],
  published: ['withdraw', 'answer'],
  refused: ['publish', 'answer'],
};

const columns: readonly RecordColumn<AdminSessionReview>[] = [
  {
    key: 'healer',
    head: t.healer,
    lead: 'title',
    value: ({ healerName }) => healerName,
    note: ({ name }) => name ?? t.unnamed,
  },
  {
    key: 'words',
    head: t.words,
    value: ({ stars }) => stars,
    cell: (row) => <Text review={row} />,
  },
  reviewStatusColumn(),
  actionColumn(
    t.actions,
    (row) =>
      stepsOf[row.status].map((step) => ({
        text: steps[step].confirm,
        label: t.step(steps[step].confirm, row.healerName, row.text.slice(0, 40)),
        dialog: (onClose) => (
          <ModerationDialog
            step={step}
            labels={steps[step]}
            answer={step === 'answer' ? (row.answer?.text ?? '') : null}
            call={(typed) => send(row, step, typed)}
            onClose={onClose}
          />
        ),
      })),
    'boxed',
  ),
];

/** Customers' reviews of sessions: moderated, published or rejected, and replied to. */
export function SessionReviewsPage() {
  return (
    <AdminList
      title={t.title}
      subject={t.noun}
      queryKey={['admin', 'session-reviews']}
      load={load}
      summary={({ waiting }) => pendingMessage(waiting)}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ title: t.none }}
    />
  );
}

async function send({ id, version }: AdminSessionReview, step: ModerationStep, text: string) {
  const params = { id };
  if (step === 'publish') return api(publishSessionReview, { params, body: { version } });
  if (step === 'answer')
    return api(respondToSessionReview, { params, body: { version, answer: text } });
  return api(rejectSessionReview, { params, body: { version, reason: text } });
}

function Text({ review: { stars, text, answer } }: { review: AdminSessionReview }) {
  return (
    <span className="grid gap-1 text-left">
      <Stars stars={stars} label={reviewLabels.stars(stars)} />
      <span className="wrap-anywhere whitespace-pre-line">{text}</span>
      {answer && (
        <span className="text-small wrap-anywhere text-text-2">
          {t.answers[answer.by]}: {answer.text}
        </span>
      )}
    </span>
  );
}
