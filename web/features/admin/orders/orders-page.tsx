import { type OrderQuery, type OrderRow, orderStatuses, pathOf } from '@jyotiratna/contract';
import { exportOrdersRoute, listOrdersRoute } from '@jyotiratna/contract/admin/orders';
import { shop } from '../../../shop.ts';
import { statusAppearance } from '../../orders/order-status.tsx';
import { AdminList, type Listed } from '../list/admin-list.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { orderColumns } from './order-columns.tsx';
import { isToSend, ordersKey } from './orders-query.ts';
import { PackOrders } from './pack-orders.tsx';
import { ShipOrders } from './ship-orders.tsx';

const filters: readonly Filter<OrderRow>[] = [
  { name: 'search', label: 'Search orders' },
  {
    name: 'status',
    label: 'Status',
    options: [['', 'All statuses'], ...orderStatuses.map((one) => [one, statusAppearance[one].label] as const)],
  },
  {
    name: 'workshop',
    label: 'Workshop',
    options: [
      ['', 'Workshop: all'],
      ['waits_for_size', 'Waits for a size'],
      ['in_the_workshop', 'In the workshop'],
    ],
  },
  {
    name: 'payment',
    label: 'Payment',
    options: [
      ['', 'Payment: all'],
      ['online', 'Paid online'],
      ['cash', 'Cash on delivery'],
      ['none', 'Nothing to pay'],
    ],
  },
  { period: true },
];

async function load(query: OrderQuery, signal: AbortSignal): Promise<Listed<OrderRow>> {
  const { orders, ...rest } = await shop(listOrdersRoute, { query }, { signal });
  return { rows: orders, ...rest };
}

/** Every order with its payment's state. */
export function OrdersPage() {
  const mayExport = useMayCall()('GET /api/admin/orders.csv');
  return (
    <AdminList
      title="Orders & Payments"
      what="orders"
      failed="Failed to fetch orders"
      queryKey={ordersKey}
      load={load}
      pageSize={50}
      filters={filters}
      columns={orderColumns}
      rowKey={({ _id }) => _id}
      empty={{ title: 'No orders', text: 'The first order will appear here.' }}
      labelOf={({ status, orderNumber }) => (isToSend(status) ? `Choose order ${orderNumber}` : null)}
      bulk={(selected) => (
        <>
          <PackOrders orders={selected} />
          <ShipOrders orders={selected} />
        </>
      )}
      {...(mayExport && { file: (query) => pathOf(exportOrdersRoute, { query }) })}
    />
  );
}
