import type { PageMeta } from '@jyotiratna/contract';
import { parties as t } from '#messages/admin/parties.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { PartiesPage } from '../features/admin/parties/parties-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.makersImporters);

export default function AdminParties() {
  return <PartiesPage />;
}
