import { pathOf } from '@jyotiratna/contract';
import { exportSubscribersRoute, listSubscribersRoute } from '@jyotiratna/contract/admin/newsletter';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { Campaigns } from './campaigns.tsx';

type Subscriber = { _id: string; email: string; since: string };

const columns: readonly RecordColumn<Subscriber>[] = [
  {
    key: 'email',
    head: t.email,
    lead: 'title',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'since', head: t.since, align: 'right', value: ({ since: start }) => formatLocal(start) },
];

/** Subscribers of the monthly email. Only confirmed ones are listed here and in the file. */
export function NewsletterPage() {
  return (
    <AdminList
      title={t.newsletter}
      what={t.subscribers}
      queryKey={['admin', 'newsletter']}
      load={async (query) => {
        const { subscribers, confirmed, unconfirmed, nextCursor } = await shop(listSubscribersRoute, { query });
        return { rows: subscribers, total: confirmed, nextCursor, confirmed, unconfirmed };
      }}
      pageSize={50}
      before={(data) => (
        <>
          <Campaigns readers={data?.confirmed ?? 0} />
          {data && <p className="figures mb-4 text-text-2">{countLine(data)}</p>}
        </>
      )}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noSubscribersYet, text: t.theyListedOnce }}
      file={() => pathOf(exportSubscribersRoute)}
    />
  );
}

function countLine({ confirmed, unconfirmed }: { confirmed: number; unconfirmed: number }): string {
  const requested = unconfirmed === 0 ? '' : t.askedNotSaid(unconfirmed);
  return t.personGetspeopleGet(confirmed, requested);
}
