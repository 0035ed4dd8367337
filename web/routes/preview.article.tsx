import type { PageMeta } from '@jyotiratna/contract';
import { blog } from '#content/blog.ts';
import { preview } from '#content/preview.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { SelectedRemedies } from '../features/catalogue/selected-remedies.tsx';
import { ArticlePreview } from '../features/content/blog/article-preview.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/preview.article.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${preview.title}: ${params.id} | Jyotiratna` },
];

/** The preview of an article's draft for administrators. */
export default function PreviewArticle() {
  return (
    <RoleGuard needs="admin">
      <ArticlePreview>
        {(related) => (
          <SelectedRemedies
            title={blog.related}
            cards={related.map((product) => cardOf(product, 'compact'))}
          />
        )}
      </ArticlePreview>
    </RoleGuard>
  );
}
