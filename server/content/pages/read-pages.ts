import { type ListedPage, type PublicPage, ShopError } from '@jyotiratna/contract';
import { listPublishedDocuments } from '../../documents/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { pagesTag } from './page-kind.ts';
import { presentPage } from './present-page.ts';

type Reading = Pick<Deps, 'replica' | 'catalogue'>;

/** The published pages, cached until one changes. One query. */
async function readPages(deps: Reading): Promise<PublicPage[]> {
  return deps.catalogue.remember(
    'pages',
    () =>
      deps.replica.read(async (db) => {
        const rows = await listPublishedDocuments(db, 'page');
        return rows
          .map(({ published, updatedAt }) => presentPage(published, updatedAt.toISOString()))
          .sort((a, b) => (a.slug < b.slug ? -1 : 1));
      }),
    () => [pagesTag],
  );
}

export async function listPages(deps: Reading): Promise<ListedPage[]> {
  const pages = await readPages(deps);
  return pages.map(({ slug, changed, en, hi }) => ({ slug, changed, en: en.title, hi: hi.title }));
}

/** @throws ShopError not_found for a page that is not published */
export async function getPage(deps: Reading, slug: string): Promise<PublicPage> {
  const found = (await readPages(deps)).find((page) => page.slug === slug);
  if (!found) throw new ShopError('not_found');
  return found;
}
