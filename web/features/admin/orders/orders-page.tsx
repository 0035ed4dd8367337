import { type AdminOrderRow, orderStatuses, pathOf } from '@jyotiratna/contract';
import { exportOrdersRoute, listOrdersRoute } from '@jyotiratna/contract/admin/orders';
import { orders as t } from '#messages/admin/orders.ts';
import { statusAppearance } from '../../orders/order-status.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { BulkOrders } from './bulk-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { isToSend, ordersKey } from './orders-query.ts';

const filters: readonly Filter<AdminOrderRow>[] = [
  { name: 'search', label: t.searchOrders },
  selectFilter(
    'status',
    t.status,
    t.allStatuses,
    Object.fromEntries(orderStatuses.map((one) => [one, statusAppearance[one].label])),
  ),
  selectFilter('workshop', t.workshop, t.workshopAll, {
    waits_for_size: t.waitsSize,
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

/** Every order with its payment's state. */
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
