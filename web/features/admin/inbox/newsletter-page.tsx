import { pathOf } from '@jyotiratna/contract';
import {
  exportSubscribersRoute,
  listSubscribersRoute,
} from '@jyotiratna/contract/admin/newsletter';
import { inbox as t } from '#messages/admin/inbox.ts';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList, type Requested } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { Campaigns } from './campaigns.tsx';

type Subscriber = Awaited<ReturnType<typeof load>>['rows'][number];

const columns: readonly RecordColumn<Subscriber>[] = [
  {
    key: 'email',
    head: t.email,
    lead: 'title',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'state', head: t.state, value: ({ state }) => t.subscriberState[state] },
  { key: 'since', head: t.since, align: 'right', value: ({ since: start }) => formatLocal(start) },
];

async function load(query: Requested, signal: AbortSignal) {
  const { subscribers, ...reply } = await shop(listSubscribersRoute, { query }, { signal });
  return { rows: subscribers, total: reply.confirmed + reply.imported, ...reply };
}

/** Subscribers of the monthly email: confirmed ones, and those of the previous shop. */
export function NewsletterPage() {
  return (
    <AdminList
      title={t.newsletter}
      subject={t.subscribers}
      queryKey={['admin', 'newsletter']}
      load={load}
      pageSize={50}
      before={() => <Campaigns />}
      summary={countLine}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noSubscribersYet, text: t.theyListedOnce }}
      file={() => pathOf(exportSubscribersRoute)}
    />
  );
}

type Counts = { confirmed: number; imported: number; unconfirmed: number };

function countLine({ confirmed, imported, unconfirmed }: Counts): string {
  const requested = unconfirmed === 0 ? '' : t.askedNotSaid(unconfirmed);
  const previous = imported === 0 ? '' : t.fromPreviousShop(imported);
  return t.personGetspeopleGet(confirmed, `${requested}${previous}`);
}
