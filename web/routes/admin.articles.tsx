import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { articles as t } from '#messages/admin/content.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

const ArticlesPage = lazy(async () => ({
  default: (await import('../features/admin/content/articles-page.tsx')).ArticlesPage,
}));

export default function AdminArticles() {
  return (
    <LazyScreen>
      <ArticlesPage />
    </LazyScreen>
  );
}
