import type { PageMeta } from '@jyotiratna/contract';
import { reports as t } from '#messages/admin/reports.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { FilingPage } from '../features/admin/reports/filing-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.filing);

export default function AdminFiling() {
  return <FilingPage />;
}
