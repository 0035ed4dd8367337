import type { PageMeta } from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';
import { ManageCoupons } from '../features/admin/coupons/manage-coupons.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.manageCoupons);

export default function AdminCoupons() {
  return <ManageCoupons />;
}
