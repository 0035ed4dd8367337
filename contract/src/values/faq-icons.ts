/** The icon of a group of FAQs. */
export const faqIcons = [
  'numbers',
  'ai',
  'kundli',
  'astrologers',
  'accuracy',
  'prediction',
  'platform',
] as const;
export type FaqIcon = (typeof faqIcons)[number];
