import type { AuditList } from '@jyotiratna/contract';
import { listAuditRoute } from '@jyotiratna/contract/admin/dashboard';
import { records as t } from '#messages/admin/records.ts';
import { deviceName } from '../../accounts/device-name.ts';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { DifferenceList } from './difference.tsx';

type Entry = AuditList['entries'][number];

const filters: readonly Filter<Entry>[] = [
  // The prefixes of actions by area, with their labels.
  selectFilter('action', t.area, t.allAreas, {
    'product.': t.products,
    'coupon.': t.coupons,
    'order.': t.orders,
    'booking.': t.bookings,
    'message.': t.messages,
    'newsletter.': t.newsletter,
    'admin.': t.team,
  }),
  { name: 'actor', label: t.administratorsEmail },
  { name: 'subject', label: t.subjectSuchAs },
];

const columns: readonly RecordColumn<Entry>[] = [
  {
    key: 'action',
    head: t.action,
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
    head: t.changes,
    value: ({ difference }) => JSON.stringify(difference),
    cell: ({ difference }) => <DifferenceList difference={difference} />,
  },
  {
    key: 'actor',
    head: t.by,
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
  { key: 'at', head: t.date, value: ({ at }) => formatDateTime(at) },
];

/** The audit log of administrators' changes, latest first. Entries cannot be changed or deleted. */
export function AuditPage() {
  return (
    <AdminList
      title={t.auditLog}
      subject={t.entries}
      queryKey={['admin', 'audit']}
      load={loadRows(listAuditRoute, 'entries')}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ title: t.noEntries, text: t.nothingChangedYet }}
    />
  );
}
