import type { PageMeta } from '@jyotiratna/contract';
import { records as t } from '#messages/admin/records.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { EmailsPage } from '../features/admin/records/emails-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.mail);

export default function AdminEmails() {
  return <EmailsPage />;
}
