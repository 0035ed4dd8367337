import type { Message, MessageQuery } from '@jyotiratna/contract';
import { listMessagesRoute } from '@jyotiratna/contract/admin/messages';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatLocal } from '../layout/dates.ts';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList, type Requested } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { MessageDialog } from './message-dialog.tsx';

/**
 * The address's `state` in the request's format; by default the open messages are displayed.
 */
const states: Readonly<Record<string, MessageQuery['state']>> = {
  done: 'answered',
  all: undefined,
};

const filters: readonly Filter<Message>[] = [
  { name: 'search', label: t.searchMessages },
  {
    name: 'state',
    label: t.state,
    options: [
      ['', t.open],
      ['done', t.done],
      ['all', t.all],
    ],
  },
];

const columns: readonly RecordColumn<Message>[] = [
  {
    key: 'subject',
    head: t.subjectLabel,
    lead: 'title',
    value: ({ subject }) => subject,
    cell: ({ subject, message }) => (
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{subject}</span>
        <span className="line-clamp-1 text-small font-normal text-text-2">{message}</span>
      </span>
    ),
  },
  {
    key: 'from',
    head: t.from,
    value: ({ name, email }) => `${name}, ${email}`,
    cell: ({ name, email }) => (
      <span className="min-w-0 max-desktop:text-right max-desktop:wrap-anywhere desktop:block desktop:max-w-52 desktop:break-words">
        <span className="block">{name}</span>
        <span className="block text-small text-text-2">{email}</span>
      </span>
    ),
  },
  { key: 'at', head: t.date, value: ({ createdAt }) => formatLocal(createdAt) },
  {
    key: 'state',
    head: t.state,
    value: ({ answeredAt }) => (answeredAt ? t.done : t.open),
    cell: ({ answeredAt }) => (
      <Chip tone={answeredAt ? 'good' : 'wait'} icon={answeredAt ? Check : Clock}>
        {answeredAt ? t.done : t.open}
      </Chip>
    ),
  },
];

async function load({ state = '', ...rest }: Requested, signal: AbortSignal) {
  const existing = Object.hasOwn(states, state) ? states[state] : 'waiting';
  const query: MessageQuery = { ...rest, ...(existing && { state: existing }) };
  const {
    messages,
    nextCursor,
    waiting: pending,
  } = await shop(listMessagesRoute, { query }, { signal });
  return { rows: messages, nextCursor, waiting: pending };
}

/** Visitors' messages from the contact page, the latest first. */
export function MessagesPage() {
  const [reading, setReading] = useState<Message | null>(null);
  const read: RecordColumn<Message> = {
    key: 'read',
    head: t.read,
    actions: true,
    cell: (message) => (
      <RowButton
        label={t.readFrom(message.subject, message.name)}
        onPress={() => setReading(message)}
      >
        {t.read}
      </RowButton>
    ),
  };
  return (
    <>
      <AdminList
        title={t.messages}
        subject={t.messagesNoun}
        queryKey={['admin', 'messages']}
        load={load}
        pageSize={25}
        filters={filters}
        columns={[...columns, read]}
        rowKey={({ _id }) => _id}
        empty={{ title: t.noOpenMessages, text: t.whatVisitorsWrite }}
        actions={(data) =>
          data && (
            <p className="figures text-small text-text-2">
              {data.waiting === 0 ? t.noneOpen : t.openOf(data.waiting)}
            </p>
          )
        }
      />
      {reading && <MessageDialog message={reading} onClose={() => setReading(null)} />}
    </>
  );
}
