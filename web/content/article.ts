import {
  type ArticleCategory,
  articleCategories,
  contentIn,
  type ListedArticle,
  type PublicArticle,
} from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** The chips above the list, as addresses carry them; the first shows every article. */
export const blogChips = ['All', ...articleCategories] as const;
export type BlogChip = 'All' | ArticleCategory;

/** An article's head in one language. */
export type ArticleHead = Omit<ListedArticle, 'en' | 'hi'> & ListedArticle['en'];

/** An article in one language. */
export type ReadArticle = Omit<PublicArticle, 'en' | 'hi'> & PublicArticle['en'];

/** The article in the language of these pages; untranslated fields are in English. */
export function localizedArticle({ en, hi, ...metadata }: PublicArticle): ReadArticle {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}

/** Its head in the language of these pages. */
export function localizedHead({ en, hi, ...metadata }: ListedArticle): ArticleHead {
  return { ...metadata, ...contentIn({ en, hi }, language.data) };
}
