import { type ArticleContent, type Sentence, ShopError, sentence, writtenLanguages } from '@jyotiratna/contract';
import type { Kind } from '../../documents/kind.ts';
import { readMarkdown } from './markdown.ts';

/** What shows articles: lists, the sitemap, each article. */
export const articlesTag = 'articles';

export const articleKind: Kind<'article'> = {
  kind: 'article',
  tag: articlesTag,
  slugOf: ({ slug }) => slug,
  pictureOf: ({ pictureId }) => pictureId,

  refuse: (content) => refuse(unreadable(content)),

  /** English is what readers of other languages get where theirs is not written. */
  refuseUnready: (content) => {
    const { title, excerpt, author, body } = content.en;
    refuse({
      ...(title === '' && { 'content.en.title': sentence('title_missing') }),
      ...(excerpt === '' && { 'content.en.excerpt': sentence('excerpt_missing') }),
      ...(author === '' && { 'content.en.author': sentence('author_missing') }),
      ...(body === '' && { 'content.en.body': sentence('body_missing') }),
      ...unreadable(content),
    });
  },
};

function unreadable(content: ArticleContent): Record<string, Sentence> {
  return Object.fromEntries(
    writtenLanguages.flatMap((language) => {
      const read = readMarkdown(content[language].body);
      return 'refused' in read ? [[`content.${language}.body`, read.refused]] : [];
    }),
  );
}

function refuse(fields: Record<string, Sentence>): void {
  const [message] = Object.values(fields);
  if (message) throw new ShopError('invalid_input', { message, fields });
}
