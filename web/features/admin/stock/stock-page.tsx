import { pathOf, type StockMoveRow } from '@jyotiratna/contract';
import { exportStockMovements, listStockMovements } from '@jyotiratna/contract/admin/stock';
import { Link, useSearchParams } from 'react-router';
import { stock as t } from '#messages/admin/stock.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';

const causes: Record<StockMoveRow['cause'], string> = {
  hold: t.heldOrder,
  sale: t.sold,
  release: t.reservationExpired,
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
    to: ({ productId }) => `?product=${productId}`,
    note: ({ sku }) => sku,
  },
  {
    key: 'change',
    head: t.change,
    align: 'right',
    className: 'font-semibold',
    value: ({ change }) => change,
    cell: ({ change }) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`),
  },
  {
    key: 'after',
    head: t.left,
    align: 'right',
    value: ({ after }) => after,
    cell: ({ after }) => after ?? t.excluded,
  },
  {
    key: 'cause',
    head: t.cause,
    value: ({ cause }) => causes[cause],
    cell: ({ cause, order }) => (
      <>
        {causes[cause]}{' '}
        {order && (
          <Link to={`/admin/orders/${order._id}`} className="figures text-link">
            {order.orderNumber}
          </Link>
        )}
      </>
    ),
    note: ({ by }) => by,
  },
  { key: 'at', head: t.date, value: ({ at }) => formatDateTime(at) },
];

/** All stock changes, latest first, of all remedies or of one. */
export function StockPage() {
  const product = useSearchParams()[0].get('product');
  const ofProduct = product ? { product } : {};
  return (
    <AdminList
      title={t.stock}
      subject={t.stockNoun}
      queryKey={['admin', 'stock', product ?? '']}
      load={loadRows(listStockMovements, 'moves', ofProduct)}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ title: t.noChanges, text: t.ordersReturnsCorrections }}
      file={({ from, to }) =>
        from && to && from <= to
          ? pathOf(exportStockMovements, { query: { from, to, ...ofProduct } })
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
