import type { PageMeta } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { EmailsPage } from '../features/admin/records/emails-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Mail');

export default function AdminEmails() {
  return <EmailsPage />;
}
