import {
  type CollectionContent,
  contentLanguages,
  type ErrorMessage,
  errorMessage,
  ShopError,
} from '@jyotiratna/contract';
import type { DocumentRules } from '../../documents/kind.ts';
import { readMarkdown } from '../articles/markdown.ts';

/**
 * Cache tag of collections: their list, the sitemap, the layout of every page, and each collection.
 */
export const collectionsTag = 'collections';

/** Reserved slug, because it is the catalogue's address in other shop systems. */
const reserved = 'all';

export const collectionKind: DocumentRules<'collection'> = {
  kind: 'collection',
  tag: collectionsTag,
  slugOf: ({ slug }) => slug,
  pathOf: (slug) => `/collections/${slug}`,
  imageOf: ({ pictureId: imageId }) => imageId,

  validate: (content) => reject(invalidFields(content)),

  /** English is the fallback for missing translations. */
  rejectUnready: (content) => {
    reject({
      ...(content.en.title === '' && { 'content.en.title': errorMessage('title_missing') }),
      ...(content.by === 'hand' &&
        content.products.length === 0 && { 'content.products': errorMessage('collection_empty') }),
      ...invalidFields(content),
    });
  },
};

function invalidFields({
  slug,
  rules,
  ...content
}: CollectionContent): Record<string, ErrorMessage> {
  const { priceFrom, priceTo } = rules;
  const bodies = contentLanguages.flatMap((language) => {
    const read = readMarkdown(content[language].body);
    return 'error' in read ? [[`content.${language}.body`, read.error] as const] : [];
  });
  return {
    ...(slug === reserved && { 'content.slug': errorMessage('slug_taken') }),
    ...(priceFrom !== null &&
      priceTo !== null &&
      priceTo < priceFrom && {
        'content.rules.priceTo': errorMessage('number_least', { least: priceFrom }),
      }),
    ...Object.fromEntries(bodies),
  };
}

function reject(fields: Record<string, ErrorMessage>): void {
  const [message] = Object.values(fields);
  if (message) throw new ShopError('invalid_input', { message, fields });
}
