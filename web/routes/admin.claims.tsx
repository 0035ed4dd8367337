import type { PageMeta } from '@jyotiratna/contract';
import { ClaimsPage } from '../features/admin/claims/claims-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Claims');

export default function AdminClaims() {
  return <ClaimsPage />;
}
