import {
  type ArticleCategory,
  articleCategories,
  contentIn,
  type ListedArticle,
  type PublicArticle,
} from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/**
 * The category chips above the list, by the key in the URL; the first one displays every article.
 */
export const blogChips = ['All', ...articleCategories] as const;
export type BlogChip = 'All' | ArticleCategory;

/** An article in one language, without its body. */
export type ArticleHead = Omit<ListedArticle, 'en' | 'hi'> & ListedArticle['en'];

/** An article in one language. */
export type ReadArticle = Omit<PublicArticle, 'en' | 'hi'> & PublicArticle['en'];

/** The article in the language of these pages; untranslated fields are in English. */
export function localizedArticle({ en, hi, ...metadata }: PublicArticle): ReadArticle {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}

/** The listed article in the language of these pages; untranslated fields are in English. */
export function localizedHead({ en, hi, ...metadata }: ListedArticle): ArticleHead {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}
