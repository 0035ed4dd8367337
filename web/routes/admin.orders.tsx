import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { OrdersPage } from '../features/admin/orders/orders-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Orders & Payments');

export default function AdminOrders() {
  return <OrdersPage />;
}
