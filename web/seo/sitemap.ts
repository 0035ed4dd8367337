/** A page that search engines may know, by its path; `changed` is a day or a moment (ISO 8601). */
export type SitemapEntry = { path: string; changed?: string | undefined };

/** A sitemap (sitemaps.org, 0.9) of pages below `base`. */
export function writeSitemap(base: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(new URL(path, base).href)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
