/** What the page draws before a group of questions. */
export const faqIcons = ['numbers', 'ai', 'kundli', 'astrologers', 'accuracy', 'prediction', 'platform'] as const;
export type FaqIcon = (typeof faqIcons)[number];
