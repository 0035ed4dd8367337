import { seedDocuments } from '../../documents/seed-documents.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { seedArticles } from './articles.ts';
import { seedClaims } from './claims.ts';
import { seedFaqs } from './faqs.ts';
import { seedHealers } from './healers.ts';
import { seedPages } from './pages.ts';

/** Puts the texts that come with the shop into one that never had them; see `seedDocuments`. */
export async function seedContent(db: Database): Promise<void> {
  await seedDocuments(db, 'article', seedArticles());
  await seedDocuments(db, 'page', seedPages());
  await seedDocuments(db, 'faq', [seedFaqs]);
}

/** Puts the claims and healers of the demo, marked as samples, into a shop that never had any. */
export async function seedSamples(db: Database): Promise<void> {
  await seedClaims(db);
  await seedDocuments(db, 'healer', seedHealers);
}
