import type { PageMeta } from '@jyotiratna/contract';
import { DeliveryPage } from '../features/admin/delivery/delivery-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Delivery');

export default function AdminDelivery() {
  return <DeliveryPage />;
}
