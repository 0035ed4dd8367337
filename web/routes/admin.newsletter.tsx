import { NewsletterPage } from '../features/admin/inbox/newsletter-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const meta = adminMeta('Newsletter');

export default function AdminNewsletter() {
  return <NewsletterPage />;
}
