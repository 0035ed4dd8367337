import type { AuditList, AuditQuery } from '@jyotiratna/contract';
import { listAudit } from '@jyotiratna/contract/admin/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { SearchFilter, SelectFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { deviceName } from '../team/device-name.ts';
import { Difference } from './difference.tsx';

const pageSize = 50;

/** The prefix of an action, and its label here. */
const areas = {
  'product.': 'Products',
  'coupon.': 'Coupons',
  'order.': 'Orders',
  'booking.': 'Bookings',
  'message.': 'Messages',
  'newsletter.': 'Newsletter',
  'admin.': 'Team',
};

/** All administrators' changes, the latest first. Entries cannot be changed or deleted. */
export function AuditPage() {
  const filters = useFilters(['subject', 'actor', 'action']);
  const { values, set } = filters;
  const query: AuditQuery = {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
    limit: String(pageSize),
    ...(filters.cursor && { cursor: filters.cursor }),
  };
  const list = useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: () => shop(listAudit, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Audit log" />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SelectFilter label="Area" value={values.action} onChange={(value) => set('action', value)}>
          <option value="">All areas</option>
          {Object.entries(areas).map(([action, name]) => (
            <option key={action} value={action}>
              {name}
            </option>
          ))}
        </SelectFilter>
        <SearchFilter
          label="Administrator’s email"
          value={values.actor}
          onSearch={(labels) => set('actor', labels)}
          className="grow basis-56 md:max-w-xs"
        />
        <SearchFilter
          label="Subject, such as order:JR-..."
          value={values.subject}
          onSearch={(labels) => set('subject', labels)}
          className="grow basis-56 md:max-w-sm"
        />
        {filters.filtered && (
          <Button kind="text" size="s" onClick={filters.clear}>
            Clear filters
          </Button>
        )}
      </div>
      <LoadStates of={list} what="audit log" />
      {data?.entries.length === 0 && (
        <EmptyState title="No entries">Nothing fits, or nothing was changed yet.</EmptyState>
      )}
      {data && data.entries.length > 0 && (
        <>
          <ol className="facet-card divide-y divide-line border border-line bg-surface">
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pager
            label="Audit log, page by page"
            page={filters.page}
            pageSize={pageSize}
            nextCursor={data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditList['entries'][number] }) {
  const { actor, action, subject, name, difference, ip, device, at } = entry;
  const whence = [ip, device && deviceName(device)].filter(Boolean).join(', ');
  return (
    <li className="px-4 py-3.5 md:px-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-semibold">{action}</span>
        {name && <span>{name}</span>}
        <span className={`text-small break-all ${name ? 'text-text-2' : 'text-ink-700'}`}>{subject}</span>
        <span className="text-small text-text-2 md:ml-auto">
          {actor},{' '}
          <time dateTime={at} className="figures">
            {formatLocal(at)}
          </time>
        </span>
      </div>
      {whence && <p className="text-small break-all text-text-2">From {whence}</p>}
      <Difference difference={difference} />
    </li>
  );
}
