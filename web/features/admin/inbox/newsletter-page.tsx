import { pathOf } from '@jyotiratna/contract';
import { exportSubscribers, listSubscribers } from '@jyotiratna/contract/admin/outreach';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { shop } from '../../../shop.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { Campaigns } from './campaigns.tsx';

const pageSize = 50;

/** Subscribers of the monthly email. Only confirmed ones are listed here and in the file. */
export function NewsletterPage() {
  const { cursor, page, back, next } = useFilters([]);
  const query = { limit: String(pageSize), ...(cursor && { cursor }) };
  const list = useQuery({
    queryKey: ['admin', 'newsletter', query],
    queryFn: () => shop(listSubscribers, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Newsletter">
        {data && data.confirmed > 0 && (
          <a href={pathOf(exportSubscribers)} download className={buttonClass({ kind: 'second', size: 's' })}>
            <Download aria-hidden size={20} strokeWidth={1.6} />
            Export CSV
          </a>
        )}
      </AdminHead>
      <Campaigns readers={data?.confirmed ?? 0} />
      <LoadStates of={list} what="subscribers" rows={5} />
      {data && <p className="figures mb-4 text-text-2">{countLine(data)}</p>}
      {data?.subscribers.length === 0 && (
        <EmptyState title="Nobody yet">Who asks for the newsletter and confirms it comes here.</EmptyState>
      )}
      {data && data.subscribers.length > 0 && (
        <>
          <RecordTable
            caption="Subscribers"
            rows={data.subscribers}
            rowKey={({ _id }) => _id}
            busy={list.isPlaceholderData}
            columns={[
              {
                key: 'email',
                head: 'Email',
                lead: 'title',
                cell: ({ email }) => <span className="break-all">{email}</span>,
              },
              {
                key: 'since',
                head: 'Since',
                align: 'right',
                cell: ({ since: start }) => <span className="text-text-2">{formatLocal(start)}</span>,
              },
            ]}
          />
          <Pager
            label="Subscribers, page by page"
            page={page}
            pageSize={pageSize}
            total={data.confirmed}
            nextCursor={data.nextCursor}
            onBack={back}
            onNext={next}
          />
        </>
      )}
    </>
  );
}

function countLine({ confirmed, unconfirmed }: { confirmed: number; unconfirmed: number }): string {
  const requested = unconfirmed === 0 ? '' : ` ${unconfirmed} asked for it and have not said yes.`;
  return `${confirmed} ${confirmed === 1 ? 'person gets' : 'people get'} the letter.${requested}`;
}
