import type { PageMeta } from '@jyotiratna/contract';
import { listArticlesRoute } from '@jyotiratna/contract/articles';
import { listCollectionsRoute } from '@jyotiratna/contract/collections';
import { getConfig } from '@jyotiratna/contract/content';
import { listPagesRoute } from '@jyotiratna/contract/pages';
import { policies } from '#content/policies/all.ts';
import { unnamedCompany } from '../content/company.ts';
import { apiContext, pagesContext } from '../context.ts';
import { readAllProducts } from '../feeds/read-feed.ts';
import { listedPages, writeSitemap } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The sitemap of every public page, with the articles, the policies and the complete catalogue. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const products = await readAllProducts(api);
  const [{ articles }, { pages }, { collections }] = await Promise.all([
    api(listArticlesRoute),
    api(listPagesRoute),
    api(listCollectionsRoute),
  ]);
  const { publicUrl, giftCards } = await api(getConfig);
  const shown = context
    .get(pagesContext)
    .filter(({ path }) => giftCards !== null || path !== '/gift-cards');
  const entries = listedPages(shown, {
    remedies: products.map(({ slug, updatedAt }) => ({ slug, changed: updatedAt })),
    articles: articles.map(({ slug, date }) => ({ slug, changed: date })),
    collections: collections.map(({ slug, changed }) => ({ slug, changed })),
    pages: pages.map(({ slug, changed }) => ({ slug, changed })),
    // Pages without a list or a date have no modification date: a missing date is better than an
    // incorrect one.
    itself: policies
      .map((policy) => policy(unnamedCompany))
      .map(({ path, lastChanged }) => ({ slug: path, changed: lastChanged })),
  });
  return new Response(writeSitemap(publicUrl || request.url, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
