import {
  type ArticleContent,
  contentLanguages,
  type ErrorMessage,
  errorMessage,
  ShopError,
} from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';
import { readMarkdown } from './markdown.ts';

/** Cache tags of articles: lists, the sitemap, each article. */
export const articlesTag = 'articles';

export const articleKind: DocumentRules<'article'> = {
  kind: 'article',
  tag: articlesTag,
  slugOf: ({ slug }) => slug,
  pathOf: (slug) => `/blog/${slug}`,
  imageOf: ({ pictureId: imageId }) => imageId,

  validate: (content) => reject(unreadable(content)),

  /** English is the fallback for missing translations. */
  rejectUnready: (content) => {
    const { title, excerpt, author, body } = content.en;
    reject({
      ...(title === '' && { 'content.en.title': errorMessage('title_missing') }),
      ...(excerpt === '' && { 'content.en.excerpt': errorMessage('excerpt_missing') }),
      ...(author === '' && { 'content.en.author': errorMessage('author_missing') }),
      ...(body === '' && { 'content.en.body': errorMessage('body_missing') }),
      ...unreadable(content),
    });
  },
};

function unreadable(content: ArticleContent): Record<string, ErrorMessage> {
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
