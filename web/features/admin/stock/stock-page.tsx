import { pathOf, type StockMoveQuery, type StockMoveRow } from '@jyotiratna/contract';
import { exportStockMovements, listStockMovements } from '@jyotiratna/contract/admin/stock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { DateFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';

const pageSize = 50;

const causes: Record<StockMoveRow['cause'], string> = {
  hold: 'Held by an order',
  sale: 'Sold',
  release: 'Hold ended',
  return: 'Came back',
  correction: 'Corrected',
  import: 'Imported',
  other: 'Other',
};

/** Every change of a stock, the latest first, of all remedies or of one. */
export function StockPage() {
  const filters = useFilters(['product', 'from', 'to']);
  const { values, set } = filters;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const query: StockMoveQuery = {
    ...given,
    limit: String(pageSize),
    ...(filters.cursor && { cursor: filters.cursor }),
  };
  const list = useQuery({
    queryKey: ['admin', 'stock', query],
    queryFn: () => shop(listStockMovements, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  const { product, from, to } = values;
  return (
    <>
      <AdminHead title="Stock">
        <Link to="/admin/remedies?sort=quantity-low" className="target text-link">
          Fewest pieces
        </Link>
      </AdminHead>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span className="flex gap-3 max-sm:w-full">
          <DateFilter label="From" value={from} max={to} onChange={(value) => set('from', value)} />
          <DateFilter label="To" value={to} min={from} onChange={(value) => set('to', value)} />
        </span>
        {filters.filtered && (
          <Button kind="text" size="s" onClick={filters.clear}>
            {product ? 'Show all remedies' : 'Clear filters'}
          </Button>
        )}
        {from && to && from <= to && (
          <a
            href={pathOf(exportStockMovements, { query: { from, to, ...(product && { product }) } })}
            download
            className={buttonClass({ kind: 'second', size: 's' })}
          >
            <Download aria-hidden size={20} strokeWidth={1.6} />
            Download as CSV
          </a>
        )}
      </div>
      <LoadStates of={list} what="stock" />
      {data?.moves.length === 0 && (
        <EmptyState title="No changes">
          {filters.filtered
            ? 'Nothing changed in this period.'
            : 'Orders, returns, corrections and imports are listed here.'}
        </EmptyState>
      )}
      {data && data.moves.length > 0 && (
        <>
          <Table moves={data.moves} busy={list.isPlaceholderData} />
          <Pager
            label="Changes of stock, page by page"
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

function Table({ moves: movements, busy }: { moves: readonly StockMoveRow[]; busy: boolean }) {
  return (
    <RecordTable
      caption="Changes of stock"
      rows={movements}
      rowKey={({ id }) => String(id)}
      busy={busy}
      columns={[
        {
          key: 'name',
          head: 'Remedy',
          lead: 'title',
          cell: ({ name, sku, productId }) => (
            <span className="block min-w-0 wrap-anywhere">
              <Link to={`?product=${productId}`} className="text-link">
                {name}
              </Link>
              <span className="block text-small font-normal text-text-2">{sku}</span>
            </span>
          ),
        },
        {
          key: 'change',
          head: 'Change',
          align: 'right',
          cell: ({ change }) => (
            <span className="font-semibold">{change > 0 ? `+${change}` : `−${Math.abs(change)}`}</span>
          ),
        },
        { key: 'after', head: 'Left', align: 'right', cell: ({ after }) => after ?? 'Not counted' },
        {
          key: 'cause',
          head: 'Cause',
          cell: ({ cause, order, by }) => (
            <span className="block min-w-0 wrap-anywhere">
              {causes[cause]}
              {order && (
                <>
                  {' '}
                  <Link to={`/order/${order._id}`} className="figures text-link">
                    {order.orderNumber}
                  </Link>
                </>
              )}
              {by && <span className="block text-small text-text-2">{by}</span>}
            </span>
          ),
        },
        {
          key: 'at',
          head: 'Date',
          cell: ({ at }) => (
            <time dateTime={at} className="figures text-small text-text-2">
              {formatLocal(at)}
            </time>
          ),
        },
      ]}
    />
  );
}
