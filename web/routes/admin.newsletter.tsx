import type { PageMeta } from '@jyotiratna/contract';
import { inbox as t } from '#messages/admin/inbox.ts';
import { NewsletterPage } from '../features/admin/inbox/newsletter-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.newsletter);

export default function AdminNewsletter() {
  return <NewsletterPage />;
}
