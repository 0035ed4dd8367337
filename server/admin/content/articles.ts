import {
  type AdminArticle,
  type ArticleContent,
  type DocumentFacts,
  indianDate,
  type ListedAdminArticle,
  type PublicArticle,
  type Sentence,
  ShopError,
  sentence,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { getProduct } from '../../catalogue/get-product.ts';
import { articleKind } from '../../content/articles/article-kind.ts';
import { presentArticle } from '../../content/articles/present-article.ts';
import {
  addDocument,
  type Edited,
  publishDocument,
  restoreRevision,
  saveDraft,
  withdrawDocument,
} from '../../documents/change-document.ts';
import { presentDocument } from '../../documents/present-document.ts';
import {
  type DocumentRow,
  findDocument,
  listDocumentPictures,
  listDocuments,
  listRevisions,
  listSlugs,
} from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { freeSlug, slugOf } from '../products/slug.ts';

type Writing = Pick<Deps, 'db'>;
type Showing = Pick<Deps, 'db' | 'catalogue'>;

/** Earlier versions that are offered. */
const shownRevisions = 20;

/** All articles, the newest day first. One query. */
export async function listAdminArticles({ db }: Writing): Promise<ListedAdminArticle[]> {
  const rows = await listDocuments(db, 'article');
  return rows
    .map((row): ListedAdminArticle => {
      const { slug, category, date, en, hi } = row.draft;
      return {
        ...presentDocument(row),
        slug,
        category,
        date,
        title: en.title,
        hindi: hi.title !== '' && hi.body !== '',
      };
    })
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** An article as its editor sees it. Three queries. @throws ShopError not_found */
export async function getAdminArticle({ db }: Writing, id: string): Promise<AdminArticle> {
  return presented(db, await found(db, id));
}

/** A draft with nothing but a title, which gives its address. */
export async function addArticle(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Admin,
  { title }: { title: string },
): Promise<AdminArticle> {
  const base = slugOf(title);
  const slug = freeSlug(base, new Set(await listSlugs(deps.db, 'article', base)));
  const empty = { title: '', excerpt: '', author: '', body: '' };
  const content: ArticleContent = {
    slug,
    category: 'Gemstone Guide',
    date: indianDate(deps.clock.now()),
    remedy: '',
    related: [],
    pictureId: null,
    en: { ...empty, title },
    hi: empty,
  };
  return presented(deps.db, await addDocument(deps, actor, articleKind, { id: newId('art_'), content }));
}

/** @throws ShopError not_found, invalid_input, stale_edit */
export async function saveArticle(
  deps: Pick<Deps, 'db' | 'replica' | 'catalogue'>,
  actor: Admin,
  edit: Edited & { content: ArticleContent },
): Promise<AdminArticle> {
  await refuseUnknownRemedies(deps, edit);
  return presented(deps.db, await saveDraft(deps, actor, articleKind, edit));
}

/** @throws ShopError not_found, invalid_input, stale_edit */
export async function publishArticle(deps: Showing, actor: Admin, edit: Edited): Promise<AdminArticle> {
  return presented(deps.db, await publishDocument(deps, actor, articleKind, edit));
}

/** @throws ShopError not_found, stale_edit */
export async function withdrawArticle(deps: Showing, actor: Admin, edit: Edited): Promise<AdminArticle> {
  return presented(deps.db, await withdrawDocument(deps, actor, articleKind, edit));
}

/** @throws ShopError not_found, stale_edit */
export async function restoreArticle(
  deps: Writing,
  actor: Admin,
  edit: Edited & { revision: number },
): Promise<AdminArticle> {
  return presented(deps.db, await restoreRevision(deps, actor, articleKind, edit));
}

/** The draft as everyone would read it. @throws ShopError not_found */
export async function previewArticle({ db }: Writing, id: string): Promise<PublicArticle> {
  const row = await found(db, id);
  return presentArticle(row.draft, await listDocumentPictures(db, 'article', [id]));
}

/** Remedies that the article names newly are there; one that has gone since it was named stops nobody. */
async function refuseUnknownRemedies(
  deps: Pick<Deps, 'db' | 'replica' | 'catalogue'>,
  { id, content }: { id: string; content: ArticleContent },
): Promise<void> {
  const before = (await found(deps.db, id)).draft;
  const known = new Set(['', before.remedy, ...before.related]);
  const related = content.related.map((slug, at) => [`related.${at}`, slug] as const);
  const fields: Record<string, Sentence> = {};
  for (const [field, slug] of [['remedy', content.remedy] as const, ...related]) {
    if (known.has(slug)) continue;
    const there = await getProduct(deps, slug).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'product_not_found') return null;
      throw error;
    });
    if (!there) fields[`content.${field}`] = sentence('remedy_unknown', { slug });
  }
  const [message] = Object.values(fields);
  if (message) throw new ShopError('invalid_input', { message, fields });
}

async function found(db: Executor, id: string): Promise<DocumentRow<'article'>> {
  const row = await findDocument(db, 'article', id);
  if (!row) throw new ShopError('not_found');
  return row;
}

async function presented(db: Executor, row: DocumentRow<'article'>): Promise<AdminArticle> {
  const content = row.draft;
  const [pictures, revisions] = await Promise.all([
    listDocumentPictures(db, 'article', [row.id]),
    listRevisions(db, 'article', row.id, shownRevisions),
  ]);
  const shown = content.pictureId === null ? undefined : pictures.get(content.pictureId);
  const facts: DocumentFacts = presentDocument(row);
  return {
    ...facts,
    content,
    picture: shown ? { ...shown, alt: '' } : null,
    revisions: revisions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  };
}
