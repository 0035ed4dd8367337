import {
  type AdminPage,
  errorMessage,
  type ListedAdminPage,
  type PageContent,
  type PublicPage,
  type ReplaceablePage,
  ShopError,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { pageKind } from '../../content/pages/page-kind.ts';
import { presentPage } from '../../content/pages/present-page.ts';
import {
  addDocument,
  publishDocument,
  restoreRevision,
  saveDraft,
  type Updated,
  withdrawDocument,
} from '../../documents/change-document.ts';
import { presentDocument } from '../../documents/present-document.ts';
import { type DocumentRow, listDocuments, listRevisions, listSlugs, requireDocument } from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { freeSlug, slugOf } from '../products/slug.ts';

type Writing = Pick<Deps, 'db'>;
type Showing = Pick<Deps, 'db' | 'catalogue'>;

/** All pages with words of the owner, by their address. One query. */
export async function listAdminPages({ db }: Writing): Promise<ListedAdminPage[]> {
  const rows = await listDocuments(db, 'page');
  return rows
    .map((row): ListedAdminPage => {
      const { slug, en, hi } = row.draft;
      return { ...presentDocument(row), slug, title: en.title, hindi: hi.title !== '' && hi.body !== '' };
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** A page as its editor sees it. Two queries. @throws ShopError not_found */
export async function getAdminPage({ db }: Writing, id: string): Promise<AdminPage> {
  return serialize(db, await requireDocument(db, 'page', id));
}

/** A draft with only a title. @throws ShopError invalid_input where a page has the owner's words already */
export async function addPage(
  deps: Writing,
  actor: Admin,
  { title, replaces }: { title: string; replaces?: ReplaceablePage | undefined },
): Promise<AdminPage> {
  const empty = { title: '', description: '', lead: '', body: '' };
  const slug = replaces ?? (await freeAddress(deps.db, title));
  const content: PageContent = { slug, en: { ...empty, title }, hi: empty };
  return serialize(deps.db, await addDocument(deps, actor, pageKind, { id: newId('pag_'), content }));
}

async function freeAddress(db: Executor, title: string): Promise<string> {
  const base = slugOf(title);
  const used = await listSlugs(db, 'page', `pages/${base}`);
  return `pages/${freeSlug(base, new Set(used.map((slug) => slug.slice('pages/'.length))))}`;
}

/** @throws ShopError not_found, invalid_input, stale_edit */
export async function savePage(
  deps: Writing,
  actor: Admin,
  edit: Updated & { content: PageContent },
): Promise<AdminPage> {
  const { slug } = await requireDocument(deps.db, 'page', edit.id);
  // Only an own page may move: a designed one belongs to its address.
  if (slug !== edit.content.slug && !(slug.startsWith('pages/') && edit.content.slug.startsWith('pages/'))) {
    const message = errorMessage('address_stays');
    throw new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
  }
  return serialize(deps.db, await saveDraft(deps, actor, pageKind, edit));
}

/** @throws ShopError not_found, invalid_input, stale_edit */
export async function publishPage(deps: Showing, actor: Admin, edit: Updated): Promise<AdminPage> {
  return serialize(deps.db, await publishDocument(deps, actor, pageKind, edit));
}

/** @throws ShopError not_found, stale_edit */
export async function withdrawPage(deps: Showing, actor: Admin, edit: Updated): Promise<AdminPage> {
  return serialize(deps.db, await withdrawDocument(deps, actor, pageKind, edit));
}

/** @throws ShopError not_found, stale_edit */
export async function restorePage(
  deps: Writing,
  actor: Admin,
  edit: Updated & { revision: number },
): Promise<AdminPage> {
  return serialize(deps.db, await restoreRevision(deps, actor, pageKind, edit));
}

/** Preview of the draft as it would be published. @throws ShopError not_found */
export async function previewPage({ db }: Writing, id: string): Promise<PublicPage> {
  const row = await requireDocument(db, 'page', id);
  return presentPage(row.draft, row.updatedAt.toISOString());
}

async function serialize(db: Executor, row: DocumentRow<'page'>): Promise<AdminPage> {
  const revisions = await listRevisions(db, 'page', row.id);
  return {
    ...presentDocument(row),
    content: row.draft,
    revisions: revisions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  };
}
