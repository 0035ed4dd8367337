import type { PageMeta } from '@jyotiratna/contract';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { DraftOrderPage } from '../features/admin/draft-orders/draft-order-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.oneDraft);

export default function AdminDraftOrder() {
  return <DraftOrderPage />;
}
