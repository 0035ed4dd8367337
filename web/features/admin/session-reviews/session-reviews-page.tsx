import { type AdminSessionReview, type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { listAdminSessionReviews } from '@jyotiratna/contract/admin/session-reviews';
import { useState } from 'react';
import { reviewStatuses as statuses, reviews as texts } from '#messages/admin/reviews.ts';
import {
  sessionReviewSteps as steps,
  sessionReviews as t,
} from '#messages/admin/session-reviews.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { type ReviewDecision, SessionReviewDialog } from './session-review-dialog.tsx';

const tones: Record<ReviewStatus, ChipTone> = {
  waiting: 'wait',
  published: 'good',
  refused: 'error',
};

const filters: readonly Filter<AdminSessionReview>[] = [
  {
    name: 'status',
    label: t.status,
    options: [['', t.all], ...reviewStatuses.map((one) => [one, statuses[one]] as const)],
  },
];

const stepsOf: Record<ReviewStatus, readonly ReviewDecision[]> = {
  waiting: ['publish', 'refuse', 'answer'],
  published: ['withdraw', 'answer'],
  refused: ['publish', 'answer'],
};

type Open = { step: ReviewDecision; row: AdminSessionReview };

/** Customers' reviews of sessions: moderated, published or rejected, and replied to. */
export function SessionReviewsPage() {
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.noun}
        queryKey={['admin', 'session-reviews']}
        load={async (requested) => {
          const { reviews, waiting } = await shop(listAdminSessionReviews, {
            query: { ...requested, limit: '100' },
          });
          return { rows: reviews, waiting };
        }}
        before={(data) =>
          data && <p className="figures mb-4 text-text-2">{pendingMessage(data.waiting)}</p>
        }
        filters={filters}
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        empty={{ title: t.none }}
      />
      {open && <SessionReviewDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function columnsOf(onStep: (open: Open) => void): readonly RecordColumn<AdminSessionReview>[] {
  return [
    {
      key: 'healer',
      head: t.healer,
      lead: 'title',
      value: ({ healerName }) => healerName,
      cell: ({ healerName, name }) => (
        <span>
          {healerName}
          <span className="block text-small font-normal text-text-2">{name ?? t.unnamed}</span>
        </span>
      ),
    },
    {
      key: 'words',
      head: t.words,
      value: ({ stars }) => stars,
      cell: (row) => <Text review={row} />,
    },
    {
      key: 'status',
      head: t.status,
      value: ({ status }) => statuses[status],
      cell: ({ status, createdAt, refusal }) => (
        <span>
          <Chip tone={tones[status]}>{statuses[status]}</Chip>
          <span className="block text-small text-text-2">{formatLocal(createdAt)}</span>
          {refusal && <span className="block text-small wrap-anywhere text-text-2">{refusal}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      actions: true,
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-2">
          {stepsOf[row.status].map((step) => (
            <Button
              key={step}
              kind="second"
              size="s"
              aria-label={t.step(steps[step].confirm, row.healerName, row.text.slice(0, 40))}
              onClick={() => onStep({ step, row })}
            >
              {steps[step].confirm}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

function Text({ review: { stars, text, answer } }: { review: AdminSessionReview }) {
  return (
    <span className="grid gap-1 text-left">
      <Stars stars={stars} label={texts.stars(stars)} />
      <span className="wrap-anywhere whitespace-pre-line">{text}</span>
      {answer && (
        <span className="text-small wrap-anywhere text-text-2">
          {t.answers[answer.by]}: {answer.text}
        </span>
      )}
    </span>
  );
}
