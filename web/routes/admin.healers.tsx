import type { PageFacts } from '@jyotiratna/contract';
import { HealersPage } from '../features/admin/content/healers-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Healers');

export default function AdminHealers() {
  return <HealersPage />;
}
