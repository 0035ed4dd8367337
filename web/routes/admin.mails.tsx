import { officeMeta } from '../features/admin/layout/office-meta.ts';
import { MailsPage } from '../features/admin/office/mails-page.tsx';

export const meta = officeMeta('Mail');

export default function AdminMails() {
  return <MailsPage />;
}
