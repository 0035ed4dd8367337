import { CouponPage } from '../features/admin/coupons/coupon-page.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';

export const meta = officeMeta('Coupon');

export default function AdminCouponsAdd() {
  return <CouponPage />;
}
