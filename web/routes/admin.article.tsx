import type { PageFacts } from '@jyotiratna/contract';
import { ArticleEditorPage } from '../features/admin/content/article-editor-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Article');

export default function AdminArticle() {
  return <ArticleEditorPage />;
}
