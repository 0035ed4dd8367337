import type { PageMeta } from '@jyotiratna/contract';
import { designs as t } from '#messages/admin/designs.ts';
import { DesignsPage } from '../features/admin/designs/designs-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.designs);

export default function AdminDesigns() {
  return <DesignsPage />;
}
