import { type AdminFaqs, type FaqContent, ShopError } from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { faqKind, faqsId } from '../../content/faqs/faq-kind.ts';
import { publishDocument, restoreRevision, saveDraft, type Updated } from '../../documents/change-document.ts';
import { presentDocument } from '../../documents/present-document.ts';
import { type DocumentRow, findDocument, listRevisions } from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';

type Writing = Pick<Deps, 'db'>;
type Showing = Pick<Deps, 'db' | 'catalogue'>;
type Based = Omit<Updated, 'id'>;

/** FAQs for their editor. Two queries. */
export async function getAdminFaqs({ db }: Writing): Promise<AdminFaqs> {
  const row = await findDocument(db, 'faq', faqsId);
  if (!row) throw new ShopError('not_found');
  return serialize(db, row);
}

/** @throws ShopError invalid_input, stale_edit */
export async function saveFaqs(deps: Writing, actor: Admin, edit: Based & { content: FaqContent }): Promise<AdminFaqs> {
  return serialize(deps.db, await saveDraft(deps, actor, faqKind, { id: faqsId, ...edit }));
}

/** @throws ShopError invalid_input, stale_edit */
export async function publishFaqs(deps: Showing, actor: Admin, edit: Based): Promise<AdminFaqs> {
  return serialize(deps.db, await publishDocument(deps, actor, faqKind, { id: faqsId, ...edit }));
}

/** @throws ShopError not_found, stale_edit */
export async function restoreFaqs(deps: Writing, actor: Admin, edit: Based & { revision: number }): Promise<AdminFaqs> {
  return serialize(deps.db, await restoreRevision(deps, actor, faqKind, { id: faqsId, ...edit }));
}

async function serialize(db: Executor, row: DocumentRow<'faq'>): Promise<AdminFaqs> {
  const revisions = await listRevisions(db, 'faq', faqsId);
  return {
    ...presentDocument(row),
    content: row.draft,
    revisions: revisions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  };
}
