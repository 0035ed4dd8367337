import { type ContentLanguage, type ListedArticle, languages } from '@jyotiratna/contract';
import { element, escapeXml } from './xml.ts';

type Options = { site: string; locale: ContentLanguage; self: string };

/**
 * The latest articles in one language as an Atom feed (RFC 4287); untranslated articles are
 * omitted.
 */
export function atomXml(
  articles: readonly ListedArticle[],
  { site, locale, self }: Options,
): string {
  const { tag, prefix } = languages[locale];
  const translated = articles.filter((article) => article[locale].title !== '');
  const at = (path: string) => new URL(`${prefix}${path}`, site).href;
  const entries = translated.map(({ slug, date, [locale]: { title, excerpt, author } }) =>
    [
      '<entry>',
      element('title', title),
      `<link href="${escapeXml(at(`/blog/${slug}`))}"/>`,
      element('id', at(`/blog/${slug}`)),
      element('updated', `${date}T00:00:00+05:30`),
      element('summary', excerpt),
      `<author>${element('name', author || 'Jyotiratna')}</author>`,
      '</entry>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
${element('title', 'Jyotiratna')}${element('id', at('/blog'))}
<link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(at('/blog'))}"/>
${element('updated', `${translated[0]?.date ?? '2026-01-01'}T00:00:00+05:30`)}
${entries.join('\n')}
</feed>
`;
}
