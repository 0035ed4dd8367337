import type { PageMeta } from '@jyotiratna/contract';
import { ManageCoupons } from '../features/admin/coupons/manage-coupons.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Manage Coupons');

export default function AdminCoupons() {
  return <ManageCoupons />;
}
