import type { PageMeta } from '@jyotiratna/contract';
import { claims as t } from '#messages/admin/claims.ts';
import { ClaimsPage } from '../features/admin/claims/claims-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.claims);

export default function AdminClaims() {
  return <ClaimsPage />;
}
