import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { MailsPage } from '../features/admin/records/mails-page.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Mail');

export default function AdminMails() {
  return <MailsPage />;
}
