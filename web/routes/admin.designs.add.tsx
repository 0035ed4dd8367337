import type { PageMeta } from '@jyotiratna/contract';
import { DesignPage } from '../features/admin/designs/design-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Design');

export default function AdminDesignsAdd() {
  return <DesignPage />;
}
