import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ReturnsPage } from '../features/admin/returns/returns-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Returns');

export default function AdminReturns() {
  return <ReturnsPage />;
}
