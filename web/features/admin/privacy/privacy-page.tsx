import type { AdminPrivacyRequest } from '@jyotiratna/contract';
import { listAdminPrivacyRequests } from '@jyotiratna/contract/admin/privacy-requests';
import { useState } from 'react';
import { privacy as t } from '#messages/admin/privacy.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { AnswerPrivacyRequest } from './answer-request.tsx';
import { NoticesPanel } from './notices-panel.tsx';

const filters: readonly Filter<AdminPrivacyRequest>[] = [
  {
    name: 'state',
    label: t.state,
    options: [
      ['', t.all],
      ['open', t.open],
      ['answered', t.answered],
    ],
  },
];

/** Persons' requests about their data, by their deadline, each with its answer. */
export function PrivacyPage() {
  const [open, setOpen] = useState<AdminPrivacyRequest | null>(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.noun}
        queryKey={['admin', 'privacy-requests']}
        load={async (query) => {
          const { requests, ...counts } = await shop(listAdminPrivacyRequests, { query });
          return { rows: requests, ...counts };
        }}
        before={(data) =>
          data && <p className="figures mb-4 text-text-2">{t.counts(data.open, data.overdue)}</p>
        }
        filters={filters}
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        empty={{ title: t.none }}
      />
      <NoticesPanel />
      {open && <AnswerPrivacyRequest request={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function columnsOf(
  onAnswer: (request: AdminPrivacyRequest) => void,
): readonly RecordColumn<AdminPrivacyRequest>[] {
  return [
    {
      key: 'name',
      head: t.name,
      lead: 'title',
      value: ({ name }) => name,
      cell: ({ name, email }) => (
        <span>
          {email === null ? t.deleted : name}
          {email && (
            <span className="block text-small font-normal wrap-anywhere text-text-2">{email}</span>
          )}
        </span>
      ),
    },
    {
      key: 'request',
      head: t.request,
      value: ({ kind }) => t.kinds[kind],
      cell: ({ kind, text, answer }) => (
        <span className="grid gap-1 text-left">
          <span className="font-medium">{t.kinds[kind]}</span>
          <span className="wrap-anywhere whitespace-pre-line">{text}</span>
          {answer && (
            <span className="text-small wrap-anywhere whitespace-pre-line text-text-2">
              {t.answer}: {answer}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'deadline',
      head: t.deadline,
      value: ({ dueAt }) => dueAt,
      cell: ({ dueAt, answeredAt, overdue }) => (
        <span className="grid justify-items-start gap-1">
          <span className="figures">{formatDate(answeredAt ?? dueAt)}</span>
          <Chip tone={answeredAt ? 'good' : overdue ? 'error' : 'wait'}>
            {answeredAt ? t.answered : overdue ? t.overdue : t.open}
          </Chip>
        </span>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      actions: true,
      cell: (request) =>
        request.answeredAt === null && (
          <Button
            kind="second"
            size="s"
            aria-label={`${t.answer}: ${t.responseOf(request.name)}`}
            onClick={() => onAnswer(request)}
          >
            {t.answer}
          </Button>
        ),
    },
  ];
}
