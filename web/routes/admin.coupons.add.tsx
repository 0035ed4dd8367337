import type { PageMeta } from '@jyotiratna/contract';
import { CouponPage } from '../features/admin/coupons/coupon-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Coupon');

export default function AdminCouponsAdd() {
  return <CouponPage />;
}
