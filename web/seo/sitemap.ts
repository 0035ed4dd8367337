/** A page that search engines may know, by its path; `changed` is a day or a moment (ISO 8601). */
export type SitemapEntry = { path: string; changed?: string | undefined };

/** A sitemap (sitemaps.org, 0.9) of pages below `base`, each in both languages and naming its sibling. */
export function writeSitemap(base: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const english = escapeXml(new URL(path, base).href);
    const hindi = escapeXml(new URL(path === '/' ? '/hi' : `/hi${path}`, base).href);
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en-IN" href="${english}"/>`,
      `<xhtml:link rel="alternate" hreflang="hi-IN" href="${hindi}"/>`,
    ].join('');
    return [english, hindi].map((address) => `  <url><loc>${address}</loc>${lastmod}${alternates}</url>`);
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
