import { type AdminOrderRow, formatRupeesExact } from '@jyotiratna/contract';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { orders as t } from '#messages/admin/orders.ts';
import { Chip } from '../../../ui/chip.tsx';
import { OrderStatusChip, statusAppearance } from '../../orders/order-status.tsx';
import { formatLocal } from '../layout/dates.ts';
import { actionColumn, type RecordColumn } from '../list/columns.ts';
import { WorkshopChip } from './order-lines.tsx';
import { isToSend } from './orders-query.ts';
import { TestChip } from './test-chip.tsx';

/** Maximum displayed items of an order; the rest is a number. */
const visibleItems = 2;

/** '2 × Tiger’s Eye Bracelet, Manik and 3 more'. */
function contentsOf({ items }: AdminOrderRow): string {
  const visible = items
    .slice(0, visibleItems)
    .map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name));
  const overrides = items.length - visible.length;
  return visible.join(', ') + (overrides > 0 ? t.more(overrides) : '');
}

/** The orders' columns, those of the specification first. */
export const orderColumns: readonly RecordColumn<AdminOrderRow>[] = [
  {
    key: 'id',
    head: t.orderId,
    lead: 'title',
    value: ({ orderNumber }) => orderNumber,
    cell: ({ _id, orderNumber, test }) => (
      <>
        <Link
          to={`/admin/orders/${_id}`}
          className="figures font-semibold whitespace-nowrap text-link"
        >
          {orderNumber}
        </Link>{' '}
        {test && <TestChip />}
      </>
    ),
    note: (order) => <span className="block desktop:max-w-60">{contentsOf(order)}</span>,
  },
  {
    key: 'user',
    head: t.user,
    value: ({ user, email }) => user?.email ?? email,
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
    head: t.amount,
    align: 'right',
    value: ({ amount }) => amount,
    cell: ({ amount, cashOnDelivery }) => (
      <span className="font-semibold">
        {formatRupeesExact(amount)}
        {cashOnDelivery && (
          <span className="block text-small font-normal text-gulabi-700">{t.cashDelivery}</span>
        )}
      </span>
    ),
  },
  {
    key: 'status',
    head: t.status,
    value: ({ status }) => statusAppearance[status].label,
    cell: ({ status, workshop, missingRates }) => (
      <span className="grid justify-items-start gap-1 max-desktop:justify-items-end">
        <OrderStatusChip status={status} />
        {missingRates && (
          <Chip tone="wait" icon={ReceiptText}>
            {isToSend(status) ? t.noTaxRate : t.leftWithoutInvoice}
          </Chip>
        )}
        {workshop && workshop !== 'made' && <WorkshopChip state={workshop} />}
      </span>
    ),
  },
  {
    key: 'date',
    head: t.date,
    value: ({ createdAt }) => formatLocal(createdAt),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="figures text-text-2 xl:whitespace-nowrap">
        {formatLocal(createdAt)}
      </time>
    ),
  },
  {
    key: 'items',
    head: t.items,
    extra: true,
    value: ({ items }) => items.reduce((total, { qty }) => total + qty, 0),
  },
  actionColumn(t.details, ({ _id, orderNumber }) => [
    { text: t.view, label: t.viewOrder(orderNumber), to: `/order/${_id}` },
  ]),
];
