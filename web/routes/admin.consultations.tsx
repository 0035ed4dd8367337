import type { PageFacts } from '@jyotiratna/contract';
import { ConsultationsPage } from '../features/admin/consultations/consultations-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Sessions');

export default function AdminConsultations() {
  return <ConsultationsPage />;
}
