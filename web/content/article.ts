import type { Block } from './blocks.ts';

export const articleCategories = [
  'Gemstone Guide',
  'Astrology Basics',
  'Crystal Healing',
  'Remedies',
  'Wellness',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** The chips above the list, as addresses carry them; the first shows every article. */
export const blogChips = ['All', ...articleCategories] as const;
export type BlogChip = (typeof blogChips)[number];

export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  author: string;
  /** Slug of the remedy whose picture heads the article. */
  picture: string;
  /** Slugs of remedies the article speaks of. */
  related: readonly string[];
  body: readonly Block[];
}
