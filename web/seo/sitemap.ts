import { languages, locales, type Page, rashiPages } from '@jyotiratna/contract';
import { escapeXml } from '../feeds/xml.ts';

/** A page for search engines, by its path; `changed` is a date or an instant (ISO 8601). */
export type SitemapEntry = { path: string; changed?: string | undefined };

type Listed = { slug: string; changed: string };

/**
 * The pages whose `handle` marks them as indexable: each itself, or one for each of its remedies or
 * articles. A list changes with its items; `itself` has the modification dates of single pages.
 */
export function listedPages(
  pages: readonly Page[],
  lists: Record<'itself' | 'remedies' | 'articles' | 'collections' | 'pages', readonly Listed[]>,
): SitemapEntry[] {
  const members = pages.flatMap(({ path, sitemap }): (SitemapEntry & { of: string })[] => {
    if (sitemap === 'signs')
      return signPaths(path).map((one) => ({ path: one, changed: undefined, of: path }));
    if (sitemap === 'pages')
      return pagesBelow(path, lists.pages).map((one) => ({ ...one, of: path }));
    return sitemap === 'remedies' || sitemap === 'articles' || sitemap === 'collections'
      ? lists[sitemap].map(({ slug, changed }) => ({
          path: path.replace(':slug', slug),
          changed,
          of: path,
        }))
      : [];
  });
  const changeOf = (page: string) =>
    lists.itself.find(({ slug }) => page === `/${slug}`)?.changed ??
    latest(
      members.flatMap(({ of, changed }) => (of === `${page}/:slug` && changed ? [changed] : [])),
    );
  const single = pages.filter(({ sitemap }) => sitemap === 'itself');
  return [
    ...single.map(({ path }) => ({ path, changed: changeOf(path) })),
    ...members.map(({ path, changed }) => ({ path, changed })),
  ];
}

/** The owner's published pages below a route such as `/stones/:stone`. */
function pagesBelow(route: string, listed: readonly Listed[]) {
  const folder = route.slice(0, route.indexOf(':'));
  return listed.flatMap(({ slug, changed }) =>
    `/${slug}`.startsWith(folder) ? [{ path: `/${slug}`, changed }] : [],
  );
}

/** The paths of a route for each sign; with a period also for its week and month. */
function signPaths(route: string): string[] {
  const ends = route.includes(':period') ? ['week', 'month'] : [''];
  return rashiPages.flatMap(({ slug }) =>
    ends.map((end) => route.replace(':sign', slug).replace(':period', end)),
  );
}

/** The latest instant; ISO 8601 sorts as text. */
function latest(moments: readonly string[]): string | undefined {
  return moments.toSorted().at(-1);
}

/**
 * A sitemap (sitemaps.org, 0.9) of pages below `base`, each in every language with `hreflang`
 * links.
 */
export function writeSitemap(base: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const siblings = locales.map((locale) => {
      const { tag, prefix } = languages[locale];
      return {
        tag,
        address: escapeXml(new URL(path === '/' ? prefix || '/' : `${prefix}${path}`, base).href),
      };
    });
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const alternates = siblings
      .map(
        ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
      )
      .join('');
    return siblings.map(
      ({ address }) => `  <url><loc>${address}</loc>${lastmod}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
