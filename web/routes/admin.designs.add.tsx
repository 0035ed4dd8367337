import type { PageMeta } from '@jyotiratna/contract';
import { designs as t } from '#messages/admin/designs.ts';
import { DesignPage } from '../features/admin/designs/design-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.addDesign);

export default function AdminDesignsAdd() {
  return <DesignPage />;
}
