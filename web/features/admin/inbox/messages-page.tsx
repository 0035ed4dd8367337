import type { Message, MessageQuery } from '@jyotiratna/contract';
import { listMessages } from '@jyotiratna/contract/admin/outreach';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { SearchFilter, SelectFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { MessageDialog } from './message-dialog.tsx';
import { messagesKey } from './messages-key.ts';

const pageSize = 25;
/**
 * The address's `state` in the request's format; by default the open messages are displayed.
 */
const states: Readonly<Record<string, MessageQuery['state']>> = { '': 'waiting', done: 'answered', all: undefined };

/** Visitors' messages from the contact page, the latest first. */
export function MessagesPage() {
  const filters = useFilters(['state', 'search']);
  const { values, set } = filters;
  const [reading, setReading] = useState<Message | null>(null);
  const state = Object.hasOwn(states, values.state) ? states[values.state] : 'waiting';
  const query: MessageQuery = {
    limit: String(pageSize),
    ...(state && { state }),
    ...(values.search && { search: values.search }),
    ...(filters.cursor && { cursor: filters.cursor }),
  };
  const list = useQuery({
    queryKey: [...messagesKey, query],
    queryFn: () => shop(listMessages, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Messages">
        {data && (
          <p className="figures text-small text-text-2">
            {data.waiting === 0 ? 'None is open' : `${data.waiting} open`}
          </p>
        )}
      </AdminHead>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchFilter
          label="Search messages"
          value={values.search}
          onSearch={(labels) => set('search', labels)}
          className="grow basis-56 md:max-w-sm"
        />
        <SelectFilter label="State" value={values.state} onChange={(value) => set('state', value)}>
          <option value="">Open</option>
          <option value="done">Done</option>
          <option value="all">All</option>
        </SelectFilter>
        {filters.filtered && (
          <Button kind="text" size="s" onClick={filters.clear}>
            Clear filters
          </Button>
        )}
      </div>
      <LoadStates of={list} what="messages" rows={5} />
      {data?.messages.length === 0 && (
        <EmptyState title={filters.filtered ? 'No message fits' : 'No open messages'}>
          {filters.filtered ? 'Try another word or state.' : 'What visitors write on the contact page comes here.'}
        </EmptyState>
      )}
      {data && data.messages.length > 0 && (
        <>
          <Table messages={data.messages} busy={list.isPlaceholderData} onRead={setReading} />
          <Pager
            label="Messages, page by page"
            page={filters.page}
            pageSize={pageSize}
            nextCursor={data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}
      {reading && <MessageDialog message={reading} onClose={() => setReading(null)} />}
    </>
  );
}

type TableProps = { messages: readonly Message[]; busy: boolean; onRead: (message: Message) => void };

function Table({ messages, busy, onRead }: TableProps) {
  return (
    <RecordTable
      caption="Messages"
      rows={messages}
      rowKey={({ _id }) => _id}
      busy={busy}
      columns={[
        {
          key: 'subject',
          head: 'Subject',
          lead: 'title',
          cell: ({ subject, message }) => (
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{subject}</span>
              <span className="line-clamp-1 text-small font-normal text-text-2">{message}</span>
            </span>
          ),
        },
        {
          key: 'from',
          head: 'From',
          cell: ({ name, email }) => (
            <span className="min-w-0 max-desktop:text-right max-desktop:wrap-anywhere desktop:block desktop:max-w-52 desktop:break-words">
              <span className="block">{name}</span>
              <span className="block text-small text-text-2">{email}</span>
            </span>
          ),
        },
        {
          key: 'at',
          head: 'Date',
          cell: ({ createdAt }) => <span className="figures text-small text-text-2">{formatLocal(createdAt)}</span>,
        },
        { key: 'state', head: 'State', cell: ({ answeredAt }) => <StateChip done={answeredAt !== null} /> },
        {
          key: 'read',
          head: 'Read',
          actions: true,
          cell: (message) => (
            <button
              type="button"
              aria-label={`Read ${message.subject}, from ${message.name}`}
              onClick={() => onRead(message)}
              className="target text-link"
            >
              Read
            </button>
          ),
        },
      ]}
    />
  );
}

function StateChip({ done }: { done: boolean }) {
  return (
    <Chip tone={done ? 'good' : 'wait'} icon={done ? Check : Clock}>
      {done ? 'Done' : 'Open'}
    </Chip>
  );
}
