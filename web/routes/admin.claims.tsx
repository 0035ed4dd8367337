import type { PageFacts } from '@jyotiratna/contract';
import { ClaimsPage } from '../features/admin/claims/claims-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Claims');

export default function AdminClaims() {
  return <ClaimsPage />;
}
