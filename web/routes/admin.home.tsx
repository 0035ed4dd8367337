import type { PageMeta } from '@jyotiratna/contract';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { AdminDashboardPage } from '../features/admin/dashboard/dashboard-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.adminHome);

export default function AdminHome() {
  return <AdminDashboardPage />;
}
