import type { PageMeta } from '@jyotiratna/contract';
import { imports as t } from '#messages/admin/imports.ts';
import { ImportsPage } from '../features/admin/imports/imports-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminMoveIn() {
  return <ImportsPage />;
}
