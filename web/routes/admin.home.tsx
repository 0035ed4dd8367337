import type { PageMeta } from '@jyotiratna/contract';
import { DashboardPage } from '../features/admin/dashboard/dashboard-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Admin Home');

export default function AdminHome() {
  return <DashboardPage />;
}
