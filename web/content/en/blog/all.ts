import { type Article, type ArticleCategory, articleCategories } from '../../article.ts';
import { readMinutes } from '../../blocks.ts';
import { caringForCrystals } from './caring-for-crystals.ts';
import { eveningMala } from './evening-mala.ts';
import { firstGemstone } from './first-gemstone.ts';
import { gemReport } from './gem-report.ts';
import { substituteStones } from './substitute-stones.ts';
import { twelveHouses } from './twelve-houses.ts';

export const blog = {
  hero: { heading: 'Blog', text: 'Stones, charts and customs, explained without mystery.' },
  read: 'Read Article',
  empty: 'No article in this category yet.',
  contents: 'On this page',
  related: 'Remedies in this article',
  back: 'All articles',
  kundli: {
    heading: 'What does your chart say?',
    text: 'A free kundli shows stones that fit and stones to avoid.',
    link: 'Make a free kundli',
  },
  newsletter: {
    heading: 'New articles by e-mail',
    text: 'Once a month, and you can leave with one click.',
    label: 'Email address',
    button: 'Subscribe Now',
    done: 'Thank you. Please look for our letter in your inbox.',
  },
};

/** The chips above the grid; the first shows every article. */
export const blogChips = ['All', ...articleCategories] as const;

/** Newest first. */
export const articles: readonly Article[] = [
  firstGemstone,
  twelveHouses,
  caringForCrystals,
  substituteStones,
  eveningMala,
  gemReport,
];

/** The articles of a category, or all of them. */
export function articlesIn(category: ArticleCategory | 'All', of: readonly Article[] = articles): readonly Article[] {
  return category === 'All' ? of : of.filter((article) => article.category === category);
}

/** Label of the reading time as the cards show it. */
export function readTime(article: Article): string {
  return `${readMinutes(article.body)} min read`;
}
