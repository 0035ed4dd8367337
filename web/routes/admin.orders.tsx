import type { PageMeta } from '@jyotiratna/contract';
import { orders as t } from '#messages/admin/orders.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { OrdersPage } from '../features/admin/orders/orders-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.ordersPayments);

export default function AdminOrders() {
  return <OrdersPage />;
}
