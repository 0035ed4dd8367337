import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faqIcons } from './values/faq-icons.ts';

const translatedText = z.object({ en: z.string(), hi: z.string() });

const faqGroup = z.object({
  icon: z.enum(faqIcons),
  title: translatedText,
  items: z.array(z.object({ question: translatedText, answer: translatedText })),
});
export type FaqGroup = z.infer<typeof faqGroup>;

/** FAQs in the owner's order, in both languages; empty Hindi fields fall back to English. */
export const getFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs',
  access: 'public',
  reply: z.object({ groups: z.array(faqGroup) }),
});
