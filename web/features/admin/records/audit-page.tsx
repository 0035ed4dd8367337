import type { AuditList } from '@jyotiratna/contract';
import { listAuditRoute } from '@jyotiratna/contract/admin/dashboard';
import { shop } from '../../../shop.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { deviceName } from '../team/device-name.ts';
import { Difference } from './difference.tsx';

type Entry = AuditList['entries'][number];

const filters: readonly Filter<Entry>[] = [
  {
    name: 'action',
    label: 'Area',
    // What an action begins with, and how it is called here.
    options: [
      ['', 'All areas'],
      ['product.', 'Products'],
      ['coupon.', 'Coupons'],
      ['order.', 'Orders'],
      ['booking.', 'Bookings'],
      ['message.', 'Messages'],
      ['newsletter.', 'Newsletter'],
      ['admin.', 'Team'],
    ],
  },
  { name: 'actor', label: 'Administrator’s email' },
  { name: 'subject', label: 'Subject, such as order:JR-...' },
];

const columns: readonly RecordColumn<Entry>[] = [
  {
    key: 'action',
    head: 'Action',
    lead: 'title',
    value: ({ action }) => action,
    cell: ({ action, name, subject }) => (
      <span className="block min-w-0">
        <span className="font-semibold">{action}</span>
        {name && <span className="block font-normal">{name}</span>}
        <span className="block text-small font-normal break-all text-text-2">{subject}</span>
      </span>
    ),
  },
  {
    key: 'difference',
    head: 'Changes',
    value: ({ difference }) => JSON.stringify(difference),
    cell: ({ difference }) => <Difference difference={difference} />,
  },
  {
    key: 'actor',
    head: 'By',
    value: ({ actor }) => actor,
    cell: ({ actor, ip, device }) => (
      <span className="block min-w-0 break-all max-desktop:text-right">
        {actor}
        <span className="block text-small text-text-2">
          {[ip, device && deviceName(device)].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
  },
  { key: 'at', head: 'Date', value: ({ at }) => formatLocal(at) },
];

/** All administrators' changes, the latest first. Entries cannot be changed or deleted. */
export function AuditPage() {
  return (
    <AdminList
      title="Audit log"
      what="entries"
      queryKey={['admin', 'audit']}
      load={async (query, signal) => {
        const { entries, nextCursor } = await shop(listAuditRoute, { query }, { signal });
        return { rows: entries, nextCursor };
      }}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ title: 'No entries', text: 'Nothing was changed yet.' }}
    />
  );
}
