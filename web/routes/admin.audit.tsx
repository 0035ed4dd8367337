import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { AuditPage } from '../features/admin/office/audit-page.tsx';

export const meta = officeMeta('Audit log');

export default function AdminAudit() {
  return <AuditPage />;
}
