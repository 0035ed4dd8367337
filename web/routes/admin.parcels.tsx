import type { PageMeta } from '@jyotiratna/contract';
import { parcels } from '#messages/admin/parcels.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ParcelsPage } from '../features/admin/parcels/parcels-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(parcels.title);

export default function AdminParcels() {
  return <ParcelsPage />;
}
