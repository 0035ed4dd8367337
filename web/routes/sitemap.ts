import type { Product } from '@jyotiratna/contract';
import { listProducts } from '@jyotiratna/contract/catalogue';
import { getConfig } from '@jyotiratna/contract/content';
import { articles } from '#content/blog/all.ts';
import { policies } from '#content/policies/all.ts';
import { shopContext } from '../context.ts';
import { unnamedCompany } from '../features/policies/find-policy.ts';
import { openPages } from '../seo/open-pages.ts';
import { type SitemapEntry, writeSitemap } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/** Every public page, with the articles, the policies and the whole catalogue. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const products: Product[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await shop(listProducts, { query: { limit: '1000', ...(cursor && { cursor }) } });
    products.push(...page.products);
    cursor = page.nextCursor;
  }
  // A list changes with what it lists. Of the other pages no day is known, and none is better than a wrong one.
  const listed: Record<string, string | undefined> = {
    '/remedies': latest(products.map(({ updatedAt }) => updatedAt)),
    '/blog': latest(articles.map(({ date }) => date)),
  };
  const entries: SitemapEntry[] = [
    ...openPages.map((path) => ({ path, changed: listed[path] })),
    ...articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date })),
    ...policies
      .map((policy) => policy(unnamedCompany))
      .map(({ path, lastChanged }) => ({ path: `/${path}`, changed: lastChanged })),
    ...products.map(({ slug, updatedAt }) => ({ path: `/remedies/${slug}`, changed: updatedAt })),
  ];
  const { publicUrl } = await shop(getConfig);
  return new Response(writeSitemap(publicUrl || request.url, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

/** ISO 8601 sorts as text. */
function latest(moments: readonly string[]): string | undefined {
  return moments.toSorted().at(-1);
}
