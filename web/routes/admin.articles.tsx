import type { PageFacts } from '@jyotiratna/contract';
import { ArticlesPage } from '../features/admin/content/articles-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Articles');

export default function AdminArticles() {
  return <ArticlesPage />;
}
