import { pathOf } from '@jyotiratna/contract';
import { exportSubscribersRoute, listSubscribersRoute } from '@jyotiratna/contract/admin/newsletter';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { Campaigns } from './campaigns.tsx';

type Subscriber = { _id: string; email: string; since: string };

const columns: readonly RecordColumn<Subscriber>[] = [
  {
    key: 'email',
    head: 'Email',
    lead: 'title',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'since', head: 'Since', align: 'right', value: ({ since: start }) => formatLocal(start) },
];

/** Subscribers of the monthly email. Only confirmed ones are listed here and in the file. */
export function NewsletterPage() {
  return (
    <AdminList
      title="Newsletter"
      what="subscribers"
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
      empty={{ title: 'No subscribers yet', text: 'They are listed once they have confirmed.' }}
      file={() => pathOf(exportSubscribersRoute)}
    />
  );
}

function countLine({ confirmed, unconfirmed }: { confirmed: number; unconfirmed: number }): string {
  const requested = unconfirmed === 0 ? '' : ` ${unconfirmed} asked for it and have not said yes.`;
  return `${confirmed} ${confirmed === 1 ? 'person gets' : 'people get'} the letter.${requested}`;
}
