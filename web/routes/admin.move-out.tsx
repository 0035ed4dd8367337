import type { PageMeta } from '@jyotiratna/contract';
import { archives as t } from '#messages/admin/archives.ts';
import { ArchivesPage } from '../features/admin/archives/archives-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminMoveOut() {
  return <ArchivesPage />;
}
