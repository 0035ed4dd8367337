import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { FilingPage } from '../features/admin/reports/filing-page.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Filing');

export default function AdminFiling() {
  return <FilingPage />;
}
