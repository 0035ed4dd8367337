import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ReportsPage } from '../features/admin/reports/reports-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Reports');

export default function AdminReports() {
  return <ReportsPage />;
}
