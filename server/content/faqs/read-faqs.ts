import type { FaqGroup } from '@jyotiratna/contract';
import { listPublishedDocuments } from '../../documents/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { faqsTag } from './faq-kind.ts';

/** The published FAQs, cached until they change. One query. */
export async function readFaqs(deps: Pick<Deps, 'replica' | 'catalogue'>): Promise<FaqGroup[]> {
  return deps.catalogue.remember(
    'faqs',
    async () => {
      const [row] = await deps.replica.read((db) => listPublishedDocuments(db, 'faq'));
      return row?.published.groups ?? [];
    },
    () => [faqsTag],
  );
}
