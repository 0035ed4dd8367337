import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { OrdersPage } from '../features/admin/orders/orders-page.tsx';

export const meta = officeMeta('Orders & Payments');

export default function AdminOrders() {
  return <OrdersPage />;
}
