import { DashboardPage } from '../features/admin/dashboard/dashboard-page.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';

export const meta = officeMeta('Admin Home');

export default function AdminHome() {
  return <DashboardPage />;
}
