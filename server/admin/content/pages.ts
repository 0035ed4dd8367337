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
import { addDocument } from '../../documents/change-document.ts';
import { presentDocument, presentEdited } from '../../documents/present-document.ts';
import { listDocuments, listSlugs, requireDocument } from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { freeSlug, slugOf } from '../products/slug.ts';

type Writing = Pick<Deps, 'db'>;

/** All pages with content by the owner, by address. One query. */
export async function listAdminPages({ db }: Writing): Promise<ListedAdminPage[]> {
  const rows = await listDocuments(db, 'page');
  return rows
    .map((row): ListedAdminPage => {
      const { slug, en, hi } = row.draft;
      return {
        ...presentDocument(row),
        slug,
        title: en.title,
        hindi: hi.title !== '' && hi.body !== '',
      };
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/**
 * Adds a draft with only a title. @throws ShopError invalid_input if its page already has content
 * by the owner
 */
export async function addPage(
  deps: Writing,
  actor: Admin,
  { title, replaces }: { title: string; replaces?: ReplaceablePage | undefined },
): Promise<AdminPage> {
  const empty = { title: '', description: '', lead: '', body: '' };
  const slug = replaces ?? (await freeAddress(deps.db, title));
  const content: PageContent = { slug, en: { ...empty, title }, hi: empty };
  return presentEdited(
    deps.db,
    await addDocument(deps, actor, pageKind, { id: newId('pag_'), content }),
  );
}

async function freeAddress(db: Executor, title: string): Promise<string> {
  const base = slugOf(title);
  const used = await listSlugs(db, 'page', `pages/${base}`);
  return `pages/${freeSlug(base, new Set(used.map((slug) => slug.slice('pages/'.length))))}`;
}

/**
 * Only an owner's additional page may change its address; a replaced page of the shop keeps its
 * own.
 * @throws ShopError not_found, invalid_input
 */
export async function rejectMovedPage(
  { db }: Writing,
  edit: { id: string; content: PageContent },
): Promise<void> {
  const { slug } = await requireDocument(db, 'page', edit.id);
  if (
    slug === edit.content.slug ||
    (slug.startsWith('pages/') && edit.content.slug.startsWith('pages/'))
  )
    return;
  const message = errorMessage('address_stays');
  throw new ShopError('invalid_input', { message, fields: { 'content.slug': message } });
}

/** Preview of the draft as it would be published. @throws ShopError not_found */
export async function previewPage({ db }: Writing, id: string): Promise<PublicPage> {
  const row = await requireDocument(db, 'page', id);
  return presentPage(row.draft, row.updatedAt.toISOString());
}
