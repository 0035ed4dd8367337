import type { PageMeta } from '@jyotiratna/contract';
import { redirects as t } from '#messages/admin/redirects.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { RedirectsPage } from '../features/admin/redirects/redirects-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminRedirects() {
  return <RedirectsPage />;
}
