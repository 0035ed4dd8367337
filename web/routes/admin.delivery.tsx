import type { PageMeta } from '@jyotiratna/contract';
import { delivery as t } from '#messages/admin/delivery.ts';
import { DeliveryPage } from '../features/admin/delivery/delivery-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.delivery);

export default function AdminDelivery() {
  return <DeliveryPage />;
}
