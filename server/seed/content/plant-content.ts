import { plantDocuments } from '../../documents/plant-documents.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { seedArticles } from './articles.ts';
import { seedFaqs } from './faqs.ts';
import { seedHealers } from './healers.ts';

/** Puts the texts that come with the shop into one that never had them; see `plantDocuments`. */
export async function plantContent(db: Database): Promise<void> {
  await plantDocuments(db, 'article', seedArticles());
  await plantDocuments(db, 'faq', [seedFaqs]);
  await plantDocuments(db, 'healer', seedHealers);
}
