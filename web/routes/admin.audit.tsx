import type { PageMeta } from '@jyotiratna/contract';
import { records as t } from '#messages/admin/records.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { AuditPage } from '../features/admin/records/audit-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.auditLog);

export default function AdminAudit() {
  return <AuditPage />;
}
