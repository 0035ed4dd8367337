import type { ContentLanguage, PageContent, PublicPage } from '@jyotiratna/contract';
import { readMarkdown } from '../articles/markdown.ts';

/** A page in the contract's form. @param changed time of its last change, ISO 8601 */
export function presentPage({ slug, en, hi }: PageContent, changed: string): PublicPage {
  return { slug, changed, en: contentOf(en), hi: contentOf(hi) };
}

/** Saved content is parseable; content of an older version of the shop may yield no blocks. */
function contentOf({
  title,
  description,
  lead,
  body,
}: PageContent[ContentLanguage]): PublicPage['en'] {
  const read = readMarkdown(body);
  return { title, description, lead, body: 'body' in read ? read.body : [] };
}
