import type { FaqContent } from '@jyotiratna/contract';
import { faqsId } from '../../content/faqs/faq-kind.ts';
import type { Seed } from '../../documents/seed-documents.ts';
import faqs from './faqs.json' with { type: 'json' };

/** The questions and answers that come with the shop, as one document. */
export const seedFaqs: Seed<'faq'> = {
  id: faqsId,
  slug: faqsId,
  content: faqs as FaqContent,
};
