import { type PublicArticle, ShopError } from '@jyotiratna/contract';
import { listDocumentImages, listPublishedDocuments } from '../../documents/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { articlesTag } from './article-kind.ts';
import { presentArticle } from './present-article.ts';

type Reading = Pick<Deps, 'replica' | 'catalogue'>;

/** The published articles, latest first, cached until one changes. Two queries. */
export async function listArticles(deps: Reading): Promise<PublicArticle[]> {
  return deps.catalogue.remember(
    'articles',
    () =>
      deps.replica.read(async (db) => {
        const rows = await listPublishedDocuments(db, 'article');
        const ids = rows.map(({ id }) => id);
        const images = await listDocumentImages(db, 'article', ids);
        return rows
          .map(({ published }) => presentArticle(published, images))
          .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
      }),
    () => [articlesTag],
  );
}

/** @throws ShopError not_found for an article that is not published */
export async function getArticle(deps: Reading, slug: string): Promise<PublicArticle> {
  const found = (await listArticles(deps)).find((article) => article.slug === slug);
  if (!found) throw new ShopError('not_found');
  return found;
}
