import { type OrderQuery, orderStatuses, pathOf } from '@jyotiratna/contract';
import { exportOrders } from '@jyotiratna/contract/admin/orders';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { statusAppearance } from '../../orders/order-status.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { countOf } from '../layout/count-of.ts';
import { DateFilter, SearchFilter, SelectFilter } from '../layout/filter-fields.tsx';
import { RowsLoading } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { isToSend, ordersQuery } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';
import { PackOrders } from './pack-orders.tsx';
import { ShipOrders } from './ship-orders.tsx';

const pageSize = 50;

/** Every order with its payment's state. */
export function OrdersPage() {
  const filters = useFilters(['search', 'status', 'workshop', 'payment', 'from', 'to']);
  const { values, set } = filters;
  const requested = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const query = {
    ...requested,
    limit: String(pageSize),
    ...(filters.cursor && { cursor: filters.cursor }),
  } as OrderQuery;
  const list = useQuery(ordersQuery(query));
  const { data } = list;
  // Restricted to this page: the printed and packed orders are the visible ones; all of them
  // without a selection.
  const toSend = data?.orders.filter(({ status }) => isToSend(status)) ?? [];
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = toSend.filter(({ _id }) => picked.has(_id));

  return (
    <>
      <AdminHead title="Orders & Payments">
        {data && (
          <div className="flex flex-wrap items-center gap-4">
            <p role="status" className="figures text-small text-text-2">
              {countOf(data)} {data.total === 1 ? 'order' : 'orders'}
            </p>
            {data.total > 0 && (
              <a
                href={pathOf(exportOrders, { query: requested })}
                download
                className={buttonClass({ kind: 'second', size: 's' })}
              >
                <Download aria-hidden size={20} strokeWidth={1.6} />
                Export CSV
              </a>
            )}
          </div>
        )}
      </AdminHead>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchFilter
          label="Search orders"
          value={values.search}
          onSearch={(labels) => set('search', labels)}
          className="grow basis-56 desktop:basis-36 xl:max-w-sm"
        />
        <SelectFilter label="Status" value={values.status} onChange={(value) => set('status', value)}>
          <option value="">All statuses</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {statusAppearance[status].label}
            </option>
          ))}
        </SelectFilter>
        <SelectFilter label="Workshop" value={values.workshop} onChange={(value) => set('workshop', value)}>
          <option value="">Workshop: all</option>
          <option value="waits_for_size">Waits for a size</option>
          <option value="in_the_workshop">In the workshop</option>
        </SelectFilter>
        <SelectFilter label="Payment" value={values.payment} onChange={(value) => set('payment', value)}>
          <option value="">Payment: all</option>
          <option value="online">Paid online</option>
          <option value="cash">Cash on delivery</option>
          <option value="none">Nothing to pay</option>
        </SelectFilter>
        <span className="flex gap-3 max-sm:w-full">
          <DateFilter label="From" value={values.from} max={values.to} onChange={(value) => set('from', value)} />
          <DateFilter label="To" value={values.to} min={values.from} onChange={(value) => set('to', value)} />
        </span>
        {filters.filtered && (
          <Button kind="text" size="s" onClick={filters.clear}>
            Clear filters
          </Button>
        )}
        {toSend.length > 0 && (
          <span className="flex flex-wrap gap-3 desktop:ml-auto">
            <PackOrders orders={selected.length > 0 ? selected : toSend} onPacked={() => setPicked(new Set())} />
            <ShipOrders orders={selected.length > 0 ? selected : toSend} onShipped={() => setPicked(new Set())} />
          </span>
        )}
      </div>

      {list.isError && !list.isPlaceholderData && (
        <Alert tone="error">
          <p>{errorOf(list.error)}</p>
          <Button kind="second" size="s" className="mt-3" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {list.isPending && <RowsLoading label="Loading orders..." />}
      {data?.orders.length === 0 && (
        <EmptyState title="No orders">
          {filters.filtered ? 'Nothing fits this search.' : 'The first order will appear here.'}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <>
          <OrdersTable
            orders={data.orders}
            busy={list.isPlaceholderData}
            picked={picked}
            onPick={(id, on) =>
              setPicked((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)))
            }
          />
          <Pager
            label="Orders, page by page"
            page={filters.page}
            pageSize={pageSize}
            total={data.total}
            totalExact={data.totalExact}
            nextCursor={data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}
    </>
  );
}

/** The server's message, or a generic one. */
function errorOf(error: Error): string {
  if (isCallError(error) && error.status !== 0 && typeof error.body.message !== 'string')
    return 'Failed to fetch orders';
  return error.message || 'Failed to fetch orders';
}
