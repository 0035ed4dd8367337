import { articles } from '#content/blog/all.ts';
import { policies } from '#content/policies/all.ts';
import { unnamedCompany } from '../features/policies/find-policy.ts';

/** What stands on the picture beside a link to a page; `remedy` is the slug of the remedy that it shows. */
type ShareText = { title: string; line: string; night?: boolean; remedy?: string };

/** Pages by their path without the leading slash. Remedies are missing: the server knows them by their slug. */
export const shareTexts: Readonly<Record<string, ShareText>> = {
  home: {
    title: 'Handcrafted with Intention',
    line: 'Stones, bracelets and a free kundli',
    remedy: 'tigers-eye-bracelet',
  },
  remedies: {
    title: 'Stones and Bracelets',
    line: 'Each with the graha that Jyotish gives it',
    remedy: 'amethyst-bracelet',
  },
  kundli: { title: 'Your free kundli', line: 'Lagna, grahas, nakshatra and dashas from the real sky', night: true },
  horoscope: { title: 'Today for your rashi', line: 'The Moon through the twelve houses, every morning', night: true },
  'spiritual-healers': {
    title: 'Ask an astrologer',
    line: 'By chat, phone or video. The first 3 minutes of chat are free',
    night: true,
  },
  blog: { title: 'Stones, charts and customs', line: 'Explained without mystery' },
  careers: { title: 'Career With Us', line: 'Open roles, and how to apply' },
  faqs: { title: 'Questions and answers', line: 'Orders, stones, kundli and consultations' },
  about: { title: 'About us', line: 'A shop for stones that says why' },
  'contact-us': { title: 'Contact us', line: 'Ask about a stone, an order or a chart' },
  ...Object.fromEntries(
    articles.map(({ slug, title, category, picture }) => [`blog/${slug}`, { title, line: category, remedy: picture }]),
  ),
  ...Object.fromEntries(
    policies
      .map((policy) => policy(unnamedCompany))
      .map(({ path, title }) => [path, { title, line: 'How our shop works, in plain words' }]),
  ),
};
