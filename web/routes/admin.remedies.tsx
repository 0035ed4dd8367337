import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ManageProducts } from '../features/admin/products/manage-products.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Manage Products');

export default function AdminRemedies() {
  return <ManageProducts />;
}
