import type { PageMeta } from '@jyotiratna/contract';
import { reports as t } from '#messages/admin/reports.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ReportsPage } from '../features/admin/reports/reports-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.reports);

export default function AdminReports() {
  return <ReportsPage />;
}
