import { DashboardPage } from '../features/admin/dashboard/dashboard-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const meta = adminMeta('Admin Home');

export default function AdminHome() {
  return <DashboardPage />;
}
