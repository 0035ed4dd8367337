import { seedDocuments } from '../../documents/seed-documents.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { seedArticles } from './articles.ts';
import { seedClaims } from './claims.ts';
import { seedFaqs } from './faqs.ts';
import { seedHealers } from './healers.ts';
import { seedPages } from './pages.ts';

/** Inserts the documents that come with the shop, unless it ever had any; see `seedDocuments`. */
export async function seedContent(db: Database): Promise<void> {
  await seedDocuments(db, 'article', seedArticles());
  await seedDocuments(db, 'page', seedPages());
  await seedDocuments(db, 'faq', [seedFaqs]);
}

/** Inserts the claims and healers of the demo, marked as samples, unless the shop ever had any. */
export async function seedSamples(db: Database): Promise<void> {
  await seedClaims(db);
  await seedDocuments(db, 'healer', seedHealers);
}
