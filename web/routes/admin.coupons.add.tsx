import { CouponPage } from '../features/admin/coupons/coupon-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const meta = adminMeta('Coupon');

export default function AdminCouponsAdd() {
  return <CouponPage />;
}
