import { articles } from '#content/blog/all.ts';
import type { Article, BlogChip } from './article.ts';

/** The articles of a category, or all of them, newest first. */
export function articlesIn(chip: BlogChip): readonly Article[] {
  return chip === 'All' ? articles : articles.filter(({ category }) => category === chip);
}
