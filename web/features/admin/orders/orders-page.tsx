import { type AdminOrderRow, formatRupeesExact, orderStatuses, pathOf } from '@jyotiratna/contract';
import { exportOrdersRoute, listOrdersRoute } from '@jyotiratna/contract/admin/orders';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { orders as t } from '#messages/admin/orders.ts';
import { Chip } from '../../../ui/chip.tsx';
import { OrderStatusChip, statusAppearance } from '../../orders/order-status.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { BulkOrders } from './bulk-orders.tsx';
import { WorkshopChip } from './order-lines.tsx';
import { isToSend, ordersKey } from './orders-query.ts';
import { TestChip } from './test-chip.tsx';

const filters: readonly Filter<AdminOrderRow>[] = [
  { name: 'search', label: t.searchOrders },
  selectFilter(
    'status',
    t.status,
    t.allStatuses,
    Object.fromEntries(orderStatuses.map((one) => [one, statusAppearance[one].label])),
  ),
  selectFilter('workshop', t.workshop, t.workshopAll, {
    waits_for_size: t.sizePending,
    in_the_workshop: t.inTheWorkshop,
  }),
  selectFilter('payment', t.payment, t.paymentAll, {
    online: t.paidOnline,
    cash: t.cashDelivery,
    counter: t.paidCounter,
    none: t.nothingPay,
  }),
  { period: true },
];

/** All orders with the status of their payment. */
export function OrdersPage() {
  const mayExport = useMayCall()('GET /api/admin/orders.csv');
  return (
    <AdminList
      title={t.ordersPayments}
      subject={t.orders}
      failed={t.failedFetchOrders}
      queryKey={ordersKey}
      load={loadRows(listOrdersRoute, 'orders')}
      pageSize={50}
      filters={filters}
      columns={orderColumns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noOrders, text: t.firstOrderWill }}
      labelOf={({ status, orderNumber }) => (isToSend(status) ? t.chooseOrder(orderNumber) : null)}
      bulk={(selected) => <BulkOrders orders={selected} />}
      {...(mayExport && { file: (query) => pathOf(exportOrdersRoute, { query }) })}
    />
  );
}

/** Maximum number of visible items per order; further ones are counted. */
const maxItems = 2;

/** The items of an order, such as '2 × Tiger’s Eye Bracelet, Manik and 3 more'. */
function contentsOf({ items }: AdminOrderRow): string {
  const names = items
    .slice(0, maxItems)
    .map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name));
  const remaining = items.length - names.length;
  return names.join(', ') + (remaining > 0 ? t.more(remaining) : '');
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
    value: ({ createdAt }) => formatDateTime(createdAt),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="figures text-text-2 xl:whitespace-nowrap">
        {formatDateTime(createdAt)}
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
