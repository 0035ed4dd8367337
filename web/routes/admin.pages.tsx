import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { pageLabels as t } from '#messages/admin/pages.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

const PagesPage = lazy(async () => ({
  default: (await import('../features/admin/content/pages-page.tsx')).PagesPage,
}));

export default function AdminPagesPage() {
  return (
    <LazyScreen>
      <PagesPage />
    </LazyScreen>
  );
}
