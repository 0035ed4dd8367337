import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faqIcons } from './values/faq-icons.ts';

const words = z.object({ en: z.string(), hi: z.string() });

const faqGroup = z.object({
  icon: z.enum(faqIcons),
  title: words,
  items: z.array(z.object({ question: words, answer: words })),
});
export type FaqGroup = z.infer<typeof faqGroup>;

/** Questions and answers in the owner's order, in both languages; what is empty in Hindi is read in English. */
export const getFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs',
  access: 'public',
  reply: z.object({ groups: z.array(faqGroup) }),
});
