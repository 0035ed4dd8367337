import type { PageMeta } from '@jyotiratna/contract';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { DraftOrdersPage } from '../features/admin/draft-orders/draft-orders-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminDraftOrders() {
  return <DraftOrdersPage />;
}
