import type { Category } from '@jyotiratna/contract';

type Labels = { title: string; line: string };

/** Labels on share images (Open Graph) of the shop's pages. */
export const share = {
  home: {
    title: 'Handcrafted with Intention',
    line: 'Stones, bracelets and a free kundli',
  } as Labels,
  remedies: {
    title: 'Stones and Bracelets',
    line: 'Each with the graha it is worn for in Jyotish',
  } as Labels,
  stones: {
    title: 'Stones by graha and rashi',
    line: 'What tradition holds, and what to look at',
  } as Labels,
  kundli: {
    title: 'Your free kundli',
    line: 'Lagna, grahas, nakshatra, yogas and dashas',
  } as Labels,
  matching: { title: 'Two kundlis together', line: 'Eight koots, 36 points, and why' } as Labels,
  horoscope: {
    title: 'Today for your rashi',
    line: 'The Moon through the twelve houses, every morning',
  } as Labels,
  panchang: {
    title: 'Panchang',
    line: 'Tithi, nakshatra and the hours of the day, for your city',
  } as Labels,
  healers: {
    title: 'Ask an astrologer',
    line: 'By chat, phone or video. The first 3 minutes of chat are free',
  } as Labels,
  blog: { title: 'Stones, charts and customs', line: 'Explained without mystery' } as Labels,
  careers: { title: 'Career With Us', line: 'Open roles, and how to apply' } as Labels,
  faqs: {
    title: 'Questions and answers',
    line: 'Orders, stones, kundli and consultations',
  } as Labels,
  about: { title: 'About us', line: 'A gemstone shop that gives its reasons' } as Labels,
  contact: { title: 'Contact us', line: 'Ask about a stone, an order or a chart' } as Labels,
  ringSize: {
    title: 'Find your ring size',
    line: 'Indian sizes 1 to 30, on screen and on paper',
  } as Labels,
  pages: {
    stones: 'What tradition holds, what to look at, and what is in stock',
    graha: 'Stones and remedies, and what the sources say',
    rashi: 'The lord, his stones, and what is left alone',
    purpose: 'Tradition, and how to buy well',
    tools: 'A help for your choice',
    pages: 'From the shop',
  },
  policy: 'How our shop works, in plain words',
  remedy: (category: Category, graha?: string): string =>
    graha ? `${category}, traditionally worn for ${graha}` : category,
};
