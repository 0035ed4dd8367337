import type { PageMeta } from '@jyotiratna/contract';
import { returns as t } from '#messages/admin/returns.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { ReturnsPage } from '../features/admin/returns/returns-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.returns);

export default function AdminReturns() {
  return <ReturnsPage />;
}
