import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { AddRemedy } from '../features/admin/wizard/add-remedy.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Add remedy');

export default function AdminRemediesAdd() {
  return <AddRemedy />;
}
