import { formatRupeesExact, type OrderRow } from '@jyotiratna/contract';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { Chip } from '../../../ui/chip.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatLocal } from '../layout/dates.ts';
import { RecordTable } from '../layout/record-table.tsx';
import { isToSend } from './orders-query.ts';
import { TestChip } from './test-chip.tsx';
import { WorkshopChip } from './workshop-lines.tsx';

/** Maximum displayed items of an order; the rest is a number. */
const visibleItems = 2;

/** '2 × Tiger’s Eye Bracelet, Manik and 3 more'. */
function contentsOf(items: OrderRow['items']): string {
  const visible = items.slice(0, visibleItems).map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name));
  const extra = items.length - visible.length;
  return visible.join(', ') + (extra > 0 ? ` and ${extra} more` : '');
}

type Props = {
  orders: readonly OrderRow[];
  busy: boolean;
  picked: ReadonlySet<string>;
  onPick: (id: string, on: boolean) => void;
};

/** Orders as rows; those that can be packed or shipped have a checkbox. */
export function OrdersTable({ orders, busy, picked, onPick }: Props) {
  return (
    <RecordTable
      caption="Orders and payments"
      rows={orders}
      rowKey={({ _id }) => _id}
      busy={busy}
      columns={[
        {
          key: 'id',
          head: 'Order ID',
          lead: 'title',
          cell: ({ _id, orderNumber, items, status, test }) => (
            <span className="flex min-w-0 items-start gap-3">
              {isToSend(status) ? (
                <input
                  type="checkbox"
                  aria-label={`Choose order ${orderNumber}`}
                  checked={picked.has(_id)}
                  onChange={({ currentTarget }) => onPick(_id, currentTarget.checked)}
                  className="mt-0.5 size-6 shrink-0 accent-mayur-700"
                />
              ) : (
                <span className="w-6 shrink-0 max-desktop:hidden" />
              )}
              <span className="block min-w-0">
                <span className="figures font-semibold whitespace-nowrap">{orderNumber}</span> {test && <TestChip />}
                <span className="block text-small font-normal text-text-2 desktop:max-w-60">{contentsOf(items)}</span>
              </span>
            </span>
          ),
        },
        {
          key: 'user',
          head: 'User',
          cell: ({ user, email, name }) => (
            <span className="block min-w-0 text-right desktop:max-w-44 desktop:text-left xl:max-w-64">
              {name && <span className="block truncate">{name}</span>}
              <span className={`block truncate ${name ? 'text-small text-text-2' : ''}`}>
                {user?.email ?? email ?? '-'}
              </span>
            </span>
          ),
        },
        {
          key: 'amount',
          head: 'Amount',
          align: 'right',
          cell: ({ amount }) => <span className="font-semibold">{formatRupeesExact(amount)}</span>,
        },
        {
          key: 'status',
          head: 'Status',
          cell: ({ status, workshop, missingRates }) => (
            <span className="grid justify-items-start gap-1 max-desktop:justify-items-end">
              <OrderStatusChip status={status} />
              {missingRates && (
                <Chip tone="wait" icon={ReceiptText}>
                  No tax rate
                </Chip>
              )}
              {workshop && workshop !== 'made' && <WorkshopChip state={workshop} />}
            </span>
          ),
        },
        {
          key: 'date',
          head: 'Date',
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className="figures text-text-2 xl:whitespace-nowrap">
              {formatLocal(createdAt)}
            </time>
          ),
        },
        {
          key: 'details',
          head: 'Details',
          actions: true,
          cell: ({ _id, orderNumber }) => (
            <Link
              to={`/order/${_id}`}
              aria-label={`View order ${orderNumber}`}
              className="target inline-flex items-center justify-end text-link"
            >
              View
            </Link>
          ),
        },
      ]}
    />
  );
}
