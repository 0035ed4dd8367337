import { blog } from '#content/blog.ts';
import { language } from '#messages/language.ts';
import type { ArticleHead } from '../../../content/article.ts';
import { localPath } from '../../../meta.ts';

/** An article as schema.org JSON-LD. `image` is a path from the root. */
export function articleJsonLd(
  article: ArticleHead,
  absolute: (path: string) => string,
  image: string | undefined,
) {
  const { slug, title, excerpt, category, date, author } = article;
  const organization = { '@type': 'Organization', name: 'Jyotiratna', url: absolute('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    articleSection: blog.chipNames[category],
    datePublished: date,
    inLanguage: language.tag,
    author: { '@type': 'Organization', name: author, url: absolute(localPath('/about')) },
    publisher: organization,
    mainEntityOfPage: absolute(localPath(`/blog/${slug}`)),
    ...(image && { image: [absolute(image)] }),
  };
}
