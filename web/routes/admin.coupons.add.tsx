import type { PageMeta } from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';
import { CouponPage } from '../features/admin/coupons/coupon-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.coupon);

export default function AdminCouponsAdd() {
  return <CouponPage />;
}
