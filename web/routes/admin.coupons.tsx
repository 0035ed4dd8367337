import { ManageCoupons } from '../features/admin/coupons/manage-coupons.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';

export const meta = officeMeta('Manage Coupons');

export default function AdminCoupons() {
  return <ManageCoupons />;
}
