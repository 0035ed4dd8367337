import {
  contentLanguages,
  type ErrorMessage,
  errorMessage,
  type PageContent,
  ShopError,
} from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';
import { readMarkdown } from '../articles/markdown.ts';

/** Cache tag of pages: their list, the sitemap, and each page. */
export const pagesTag = 'pages';

/** Pages of which an owner may replace heading and introduction alone: the body is optional. */
const headAlone = new Set(['home', 'careers']);

export const pageKind: DocumentRules<'page'> = {
  kind: 'page',
  tag: pagesTag,
  slugOf: ({ slug }) => slug,
  pathOf: (slug) => `/${slug}`,

  validate: (content) => reject(unreadable(content)),

  /** English is the fallback for missing translations. */
  rejectUnready: (content) => {
    const { title, body } = content.en;
    reject({
      ...(title === '' && { 'content.en.title': errorMessage('title_missing') }),
      ...(body === '' &&
        !headAlone.has(content.slug) && { 'content.en.body': errorMessage('body_missing') }),
      ...unreadable(content),
    });
  },
};

function unreadable(content: PageContent): Record<string, ErrorMessage> {
  return Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const read = readMarkdown(content[language].body);
      return 'error' in read ? [[`content.${language}.body`, read.error]] : [];
    }),
  );
}

function reject(fields: Record<string, ErrorMessage>): void {
  const [message] = Object.values(fields);
  if (message) throw new ShopError('invalid_input', { message, fields });
}
