import type { PageMeta } from '@jyotiratna/contract';
import { NewsletterPage } from '../features/admin/inbox/newsletter-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Newsletter');

export default function AdminNewsletter() {
  return <NewsletterPage />;
}
