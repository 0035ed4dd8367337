import type { PageMeta } from '@jyotiratna/contract';
import { DesignsPage } from '../features/admin/designs/designs-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Designs');

export default function AdminDesigns() {
  return <DesignsPage />;
}
