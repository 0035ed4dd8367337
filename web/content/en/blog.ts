import type { BlogChip } from '../article.ts';

/** Names of the chips and categories by their key in the URL. */
const chipNames: Record<BlogChip, string> = {
  All: 'All',
  'Gemstone Guide': 'Gemstone Guide',
  'Astrology Basics': 'Astrology Basics',
  'Crystal Healing': 'Crystal Healing',
  Remedies: 'Remedies',
  Wellness: 'Wellness',
};

export const blog = {
  title: 'Blog | Jyotiratna',
  titleOf: (category: string) => `${category}: Blog | Jyotiratna`,
  description:
    'Articles on gemstones, birth charts and the customs around them, explained without mystery.',
  descriptionOf: (category: string, description: string) => `${category}: ${description}`,
  hero: { heading: 'Blog', text: 'Stones, charts and customs, explained without mystery.' },
  chips: 'Article categories',
  chipNames,
  /** Reading time in minutes, as displayed on the cards. */
  readTime: (minutes: number) => `${minutes} min read`,
  illustrative: (remedy: string) => `${remedy}. Illustrative image.`,
  notFound: 'Article not found | Jyotiratna',
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
    text: 'Once a month. Unsubscribe with one click.',
    label: 'Email address',
    button: 'Subscribe Now',
    done: 'Thank you. Please check your inbox to confirm.',
  },
};
