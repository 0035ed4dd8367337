import {
  type AdminArticle,
  type ArticleContent,
  type ErrorMessage,
  errorMessage,
  indianDate,
  type ListedAdminArticle,
  type PublicArticle,
  ShopError,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { getProduct } from '../../catalogue/get-product.ts';
import { articleKind } from '../../content/articles/article-kind.ts';
import { presentArticle } from '../../content/articles/present-article.ts';
import { addDocument } from '../../documents/change-document.ts';
import { draftImage, presentDocument, presentEdited } from '../../documents/present-document.ts';
import {
  type DocumentRow,
  listDocumentImages,
  listDocuments,
  listSlugs,
  requireDocument,
} from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { freeSlug, slugOf } from '../products/slug.ts';

type Writing = Pick<Deps, 'db'>;

/** All articles, latest date first. One query. */
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

/** A draft with only a title, from which its slug is derived. */
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
  return presentAdminArticle(
    deps.db,
    await addDocument(deps, actor, articleKind, { id: newId('art_'), content }),
  );
}

/** Preview of the draft as it would be published. @throws ShopError not_found */
export async function previewArticle({ db }: Writing, id: string): Promise<PublicArticle> {
  const row = await requireDocument(db, 'article', id);
  return presentArticle(row.draft, await listDocumentImages(db, 'article', [id]));
}

/**
 * Requires that remedies newly referenced by the article exist; references that were saved before
 * may be to deleted ones.
 * @throws ShopError not_found, invalid_input
 */
export async function rejectUnknownRemedies(
  deps: Pick<Deps, 'db' | 'replica' | 'catalogue'>,
  { id, content }: { id: string; content: ArticleContent },
): Promise<void> {
  const before = (await requireDocument(deps.db, 'article', id)).draft;
  const existing = new Set(['', before.remedy, ...before.related]);
  const related = content.related.map((slug, at) => [`related.${at}`, slug] as const);
  const fields: Record<string, ErrorMessage> = {};
  for (const [field, slug] of [['remedy', content.remedy] as const, ...related]) {
    if (existing.has(slug)) continue;
    const there = await getProduct(deps, slug).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'product_not_found') return null;
      throw error;
    });
    if (!there) fields[`content.${field}`] = errorMessage('remedy_unknown', { slug });
  }
  const [message] = Object.values(fields);
  if (message) throw new ShopError('invalid_input', { message, fields });
}

/** An article in the editor's format. Two queries. */
export async function presentAdminArticle(
  db: Executor,
  row: DocumentRow<'article'>,
): Promise<AdminArticle> {
  return { ...(await presentEdited(db, row)), picture: await draftImage(db, row) };
}
