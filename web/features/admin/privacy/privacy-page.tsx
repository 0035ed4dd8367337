import type { AdminPrivacyRequest } from '@jyotiratna/contract';
import {
  answerPrivacyRequest,
  listAdminPrivacyRequests,
} from '@jyotiratna/contract/admin/privacy-requests';
import { useState } from 'react';
import { privacy as t } from '#messages/admin/privacy.ts';
import { api } from '../../../api.ts';
import { Chip } from '../../../ui/chip.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { formatDate } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { selectFilter } from '../list/filter-bar.tsx';
import { NoticesPanel } from './notices-panel.tsx';

const load = loadRows(listAdminPrivacyRequests, 'requests');
const filters = [selectFilter('state', t.state, t.all, { open: t.open, answered: t.answered })];

const columns: readonly RecordColumn<AdminPrivacyRequest>[] = [
  {
    key: 'name',
    head: t.name,
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ name, email }) => (email === null ? t.deleted : name),
    note: ({ email }) => email,
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
];

/** Persons' privacy requests, ordered by deadline, each with its reply. */
export function PrivacyPage() {
  const [open, setOpen] = useState<AdminPrivacyRequest | null>(null);
  const actions = actionColumn(
    t.actions,
    (request: AdminPrivacyRequest) => [
      request.answeredAt === null && {
        text: t.answer,
        label: `${t.answer}: ${t.responseOf(request.name)}`,
        onPress: () => setOpen(request),
      },
    ],
    'boxed',
  );
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.noun}
        queryKey={['admin', 'privacy-requests']}
        load={load}
        summary={({ open: waiting, overdue }) => t.counts(waiting, overdue)}
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.none }}
      />
      <NoticesPanel />
      {open && <ResponseDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type Props = { request: AdminPrivacyRequest; onClose: () => void };

/** A dialog for the reply to a privacy request, which is sent by email. */
function ResponseDialog({ request: { id, name, text }, onClose }: Props) {
  return (
    <CallDialog
      title={t.responseOf(name)}
      description={t.answerHint}
      confirm={t.send}
      start={{ answer: '' }}
      call={(body) => api(answerPrivacyRequest, { params: { id }, body })}
      done={t.sent}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p className="whitespace-pre-line wrap-anywhere text-text-2">{text}</p>
          <TextAreaField label={t.answerLabel} rows={5} maxLength={4000} {...field('answer')} />
        </>
      )}
    </CallDialog>
  );
}
