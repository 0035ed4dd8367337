import { pathOf, type StockMoveRow } from '@jyotiratna/contract';
import { exportStockMovements, listStockMovements } from '@jyotiratna/contract/admin/stock';
import { Link, useSearchParams } from 'react-router';
import { stock as t } from '#messages/admin/stock.ts';
import { shop } from '../../../shop.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';

const causes: Record<StockMoveRow['cause'], string> = {
  hold: t.heldOrder,
  sale: t.sold,
  release: t.holdEnded,
  return: t.cameBack,
  correction: t.corrected,
  import: t.imported,
  other: t.other,
};

const filters: readonly Filter<StockMoveRow>[] = [{ period: true }];

const columns: readonly RecordColumn<StockMoveRow>[] = [
  {
    key: 'name',
    head: t.remedy,
    lead: 'title',
    value: ({ name }) => name,
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
    head: t.change,
    align: 'right',
    value: ({ change }) => change,
    cell: ({ change }) => (
      <span className="font-semibold">{change > 0 ? `+${change}` : `−${Math.abs(change)}`}</span>
    ),
  },
  {
    key: 'after',
    head: t.left,
    align: 'right',
    value: ({ after }) => after,
    cell: ({ after }) => after ?? t.notCounted,
  },
  {
    key: 'cause',
    head: t.cause,
    value: ({ cause }) => causes[cause],
    cell: ({ cause, order, by }) => (
      <span className="block min-w-0 wrap-anywhere">
        {causes[cause]}{' '}
        {order && (
          <Link to={`/admin/orders/${order._id}`} className="figures text-link">
            {order.orderNumber}
          </Link>
        )}
        {by && <span className="block text-small text-text-2">{by}</span>}
      </span>
    ),
  },
  { key: 'at', head: t.date, value: ({ at }) => formatLocal(at) },
];

/** Every change of a stock, the latest first, of all remedies or of one. */
export function StockPage() {
  const product = useSearchParams()[0].get('product');
  return (
    <AdminList
      title={t.stock}
      subject={t.stockNoun}
      queryKey={['admin', 'stock', product ?? '']}
      load={async (requested, signal) => {
        const query = { ...requested, ...(product && { product }) };
        const { moves: movements, nextCursor } = await shop(
          listStockMovements,
          { query },
          { signal },
        );
        return { rows: movements, nextCursor };
      }}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ title: t.noChanges, text: t.ordersReturnsCorrections }}
      file={({ from, to }) =>
        from && to && from <= to
          ? pathOf(exportStockMovements, { query: { from, to, ...(product && { product }) } })
          : undefined
      }
      actions={
        <>
          {product && (
            <Link to="?" className={buttonClass({ kind: 'text', size: 's' })}>
              {t.showAllRemedies}
            </Link>
          )}
          <Link to="/admin/remedies?sort=quantity-low" className="target text-link">
            {t.fewestPieces}
          </Link>
        </>
      }
    />
  );
}
