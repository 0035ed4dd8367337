import { NewsletterPage } from '../features/admin/inbox/newsletter-page.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';

export const meta = officeMeta('Newsletter');

export default function AdminNewsletter() {
  return <NewsletterPage />;
}
