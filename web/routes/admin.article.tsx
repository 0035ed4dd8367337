import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Article');

const ArticleEditorPage = lazy(async () => ({
  default: (await import('../features/admin/content/article-editor-page.tsx')).ArticleEditorPage,
}));

export default function AdminArticle() {
  return (
    <LazyScreen>
      <ArticleEditorPage />
    </LazyScreen>
  );
}
