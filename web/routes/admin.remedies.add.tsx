import type { PageMeta } from '@jyotiratna/contract';
import { wizard as t } from '#messages/admin/wizard.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { AddRemedy } from '../features/admin/wizard/add-remedy.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.addRemedy);

export default function AdminRemediesAdd() {
  return <AddRemedy />;
}
