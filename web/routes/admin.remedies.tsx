import type { PageMeta } from '@jyotiratna/contract';
import { products as t } from '#messages/admin/products.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ManageProducts } from '../features/admin/products/manage-products.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.manageProducts);

export default function AdminRemedies() {
  return <ManageProducts />;
}
