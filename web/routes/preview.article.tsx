import type { PageFacts } from '@jyotiratna/contract';
import { blog } from '#content/blog.ts';
import { preview } from '#content/preview.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { NamedRemedies } from '../features/catalogue/named-remedies.tsx';
import { ArticlePreview } from '../features/content/blog/article-preview.tsx';
import { RoleGuard } from '../session/role-guard.tsx';
import type { Route } from './+types/preview.article.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${preview.title}: ${params.id} | Jyotiratna` }];

/** A draft as everyone would read it, for administrators. */
export default function PreviewArticle() {
  return (
    <RoleGuard needs="admin">
      <ArticlePreview>
        {(related) => (
          <NamedRemedies title={blog.related} cards={related.map((product) => cardOf(product, 'compact'))} />
        )}
      </ArticlePreview>
    </RoleGuard>
  );
}
