import type { PageFacts } from '@jyotiratna/contract';
import { NewsletterPage } from '../features/admin/inbox/newsletter-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Newsletter');

export default function AdminNewsletter() {
  return <NewsletterPage />;
}
