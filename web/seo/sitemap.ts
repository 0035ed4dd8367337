import { languages, locales } from '@jyotiratna/contract';

/** A page that search engines may know, by its path; `changed` is a day or a moment (ISO 8601). */
export type SitemapEntry = { path: string; changed?: string | undefined };

/** A sitemap (sitemaps.org, 0.9) of pages below `base`, each in every language and naming its siblings. */
export function writeSitemap(base: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const siblings = locales.map((locale) => {
      const { tag, prefix } = languages[locale];
      return { tag, address: escapeXml(new URL(path === '/' ? prefix || '/' : `${prefix}${path}`, base).href) };
    });
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const alternates = siblings
      .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
      .join('');
    return siblings.map(({ address }) => `  <url><loc>${address}</loc>${lastmod}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
