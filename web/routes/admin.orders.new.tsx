import type { PageMeta } from '@jyotiratna/contract';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { NewOrderPage } from '../features/admin/draft-orders/new-order-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.newOrder);

export default function AdminNewOrder() {
  return <NewOrderPage />;
}
