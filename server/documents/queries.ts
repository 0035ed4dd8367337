import { type ArticleContent, ShopError } from '@jyotiratna/contract';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type ImageRow, keepImage } from '../catalogue/pictures/queries.ts';
import { images } from '../catalogue/schema.ts';
import type { Executor, Transaction } from '../platform/database/open-database.ts';
import {
  type DocumentContent,
  type DocumentKind,
  documentImages,
  documentRevisions,
  documents,
} from './schema.ts';

type AnyRow = typeof documents.$inferSelect;
type NewRow = typeof documents.$inferInsert;
type RevisionRow = typeof documentRevisions.$inferSelect;

/** A row with the content type of its kind. */
export type DocumentRow<Name extends DocumentKind = DocumentKind> = Omit<
  AnyRow,
  'kind' | 'draft' | 'published'
> & {
  kind: Name;
  draft: DocumentContent[Name];
  published: DocumentContent[Name] | null;
};
export type PublishedRow<Name extends DocumentKind> = DocumentRow<Name> & {
  published: DocumentContent[Name];
};
type NewDocumentRow<Name extends DocumentKind> = Omit<NewRow, 'kind' | 'draft' | 'published'> &
  Pick<DocumentRow<Name>, 'kind' | 'draft'> &
  Partial<Pick<DocumentRow<Name>, 'published'>>;
export type DocumentChange<Name extends DocumentKind> = Partial<
  Pick<NewDocumentRow<Name>, 'slug' | 'draft' | 'published' | 'position' | 'sample'>
>;

/** Casts rows that were selected or inserted by kind to the content type of that kind. */
const ofKind = <Name extends DocumentKind>(rows: AnyRow[]) =>
  rows as unknown as DocumentRow<Name>[];

const isDocument = (kind: DocumentKind, id: string) =>
  and(eq(documents.kind, kind), eq(documents.id, id));

/** Lists all documents of a kind, in the owner's order. */
export async function listDocuments<Name extends DocumentKind>(
  db: Executor,
  kind: Name,
): Promise<DocumentRow<Name>[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.kind, kind))
    .orderBy(asc(documents.position), asc(documents.id));
  return ofKind(rows);
}

/** Lists the published documents of a kind, in the owner's order. */
export async function listPublishedDocuments<Name extends DocumentKind>(
  db: Executor,
  kind: Name,
): Promise<PublishedRow<Name>[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), isNotNull(documents.published)))
    .orderBy(asc(documents.position), asc(documents.id));
  return ofKind<Name>(rows).flatMap((row) =>
    row.published === null ? [] : [{ ...row, published: row.published }],
  );
}

/**
 * The published version of a document; null if unpublished. Locks it (shared) until the transaction
 * ends: unpublishing or changing it blocks, other shared locks do not.
 */
export async function holdPublished<Name extends DocumentKind>(
  tx: Transaction,
  kind: Name,
  id: string,
): Promise<DocumentContent[Name] | null> {
  const rows = await tx.select().from(documents).where(isDocument(kind, id)).for('share');
  return ofKind<Name>(rows)[0]?.published ?? null;
}

/** The ids of a kind in the owner's order, locked until the transaction is complete. */
export async function lockDocuments(tx: Transaction, kind: DocumentKind): Promise<string[]> {
  const rows = await tx
    .select({ id: documents.id, position: documents.position })
    .from(documents)
    .where(eq(documents.kind, kind))
    .orderBy(asc(documents.id))
    .for('update');
  return rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

export async function placeDocument(
  tx: Transaction,
  kind: DocumentKind,
  id: string,
  position: number,
): Promise<void> {
  await tx.update(documents).set({ position }).where(isDocument(kind, id));
}

export async function findDocument<Name extends DocumentKind>(
  db: Executor,
  kind: Name,
  id: string,
): Promise<DocumentRow<Name> | null> {
  const rows = await db.select().from(documents).where(isDocument(kind, id));
  return ofKind<Name>(rows)[0] ?? null;
}

/** @throws ShopError not_found */
export async function requireDocument<Name extends DocumentKind>(
  db: Executor,
  kind: Name,
  id: string,
): Promise<DocumentRow<Name>> {
  const row = await findDocument(db, kind, id);
  if (!row) throw new ShopError('not_found');
  return row;
}

/** Inserts a document; null if its id or slug is in use. */
export async function insertDocument<Name extends DocumentKind>(
  tx: Executor,
  row: NewDocumentRow<Name>,
): Promise<DocumentRow<Name> | null> {
  const rows = await tx.insert(documents).values(row).onConflictDoNothing().returning();
  return ofKind<Name>(rows)[0] ?? null;
}

/**
 * Inserts documents that are published from their first version on, in their order; one whose id or
 * slug is in use is skipped. Two statements for all of them: the shop has some fifty documents.
 */
export async function insertPublished<Name extends DocumentKind>(
  tx: Transaction,
  rows: readonly NewDocumentRow<Name>[],
): Promise<void> {
  if (rows.length === 0) return;
  const inserted = await tx
    .insert(documents)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ kind: documents.kind, documentId: documents.id, content: documents.published });
  const revisions = inserted.flatMap(({ content, ...document }) =>
    content === null ? [] : [{ ...document, content, version: 1, by: '' }],
  );
  if (revisions.length > 0) await tx.insert(documentRevisions).values(revisions);
}

/**
 * Updates a document on condition of its version; null if it has another version or was deleted.
 */
export async function changeDocument<Name extends DocumentKind>(
  tx: Transaction,
  { kind, id, version }: { kind: Name; id: string; version: number },
  change: DocumentChange<Name>,
): Promise<DocumentRow<Name> | null> {
  const rows = await tx
    .update(documents)
    .set({
      ...change,
      version: version + 1,
      updatedAt: sql`now()`,
      ...(change.published != null && {
        publishedAt: sql`coalesce(${documents.publishedAt}, now())`,
      }),
    })
    .where(and(isDocument(kind, id), eq(documents.version, version)))
    .returning();
  return ofKind<Name>(rows)[0] ?? null;
}

/** Deletes an unpublished document on condition of its version. */
export async function removeDocument(
  tx: Transaction,
  { kind, id, version }: { kind: DocumentKind; id: string; version: number },
): Promise<boolean> {
  const rows = await tx
    .delete(documents)
    .where(
      and(
        isDocument(kind, id),
        eq(documents.version, version),
        sql`${documents.published} is null`,
      ),
    )
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Lists the slugs of a kind with the prefix `base`. */
export async function listSlugs(db: Executor, kind: DocumentKind, base: string): Promise<string[]> {
  const rows = await db
    .select({ slug: documents.slug })
    .from(documents)
    .where(and(eq(documents.kind, kind), sql`starts_with(${documents.slug}, ${base})`));
  return rows.map(({ slug }) => slug);
}

export async function insertRevision(
  tx: Transaction,
  row: typeof documentRevisions.$inferInsert,
): Promise<void> {
  await tx.insert(documentRevisions).values(row);
}

/** Maximum number of previous versions that an editor lists. */
const visibleRevisions = 20;

/** Published versions of a document, latest first. */
export async function listRevisions(
  db: Executor,
  kind: DocumentKind,
  id: string,
): Promise<Pick<RevisionRow, 'version' | 'by' | 'at'>[]> {
  const { version, by, at } = documentRevisions;
  return db
    .select({ version, by, at })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.kind, kind), eq(documentRevisions.documentId, id)))
    .orderBy(desc(documentRevisions.version))
    .limit(visibleRevisions);
}

export async function findRevision<Name extends DocumentKind>(
  db: Executor,
  kind: Name,
  id: string,
  version: number,
): Promise<DocumentContent[Name] | null> {
  const [row] = await db
    .select({ content: documentRevisions.content })
    .from(documentRevisions)
    .where(
      and(
        eq(documentRevisions.kind, kind),
        eq(documentRevisions.documentId, id),
        eq(documentRevisions.version, version),
      ),
    );
  return (row?.content as DocumentContent[Name] | undefined) ?? null;
}

/** Links a stored image to a document that may display it. */
export async function linkImage(
  tx: Transaction,
  kind: DocumentKind,
  documentId: string,
  image: ImageRow,
): Promise<void> {
  await keepImage(tx, image);
  await tx
    .insert(documentImages)
    .values({ kind, documentId, pictureId: image.id })
    .onConflictDoNothing();
}

/** Removes the record that a document may display an image. */
export async function unlinkImage(
  tx: Transaction,
  kind: DocumentKind,
  documentId: string,
  imageId: string,
): Promise<void> {
  await tx
    .delete(documentImages)
    .where(
      and(
        eq(documentImages.kind, kind),
        eq(documentImages.documentId, documentId),
        eq(documentImages.pictureId, imageId),
      ),
    );
}

/** The images that these documents of a kind may display, by image id. */
export async function listDocumentImages(
  db: Executor,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<Map<string, ImageRow>> {
  if (ids.length === 0) return new Map();
  const { id, width, height, widths, hasAlpha } = images;
  const rows = await db
    .select({ id, width, height, widths, hasAlpha })
    .from(documentImages)
    .innerJoin(images, eq(images.id, documentImages.pictureId))
    .where(and(eq(documentImages.kind, kind), inArray(documentImages.documentId, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Replaces a remedy's slug in the drafts and published versions of all articles that refer to it.
 * @returns the number of changed articles
 */
export async function renameRemedy(tx: Transaction, from: string, to: string): Promise<number> {
  const rows = ofKind<'article'>(
    await tx.select().from(documents).where(eq(documents.kind, 'article')).for('update'),
  );
  const renamed = (content: ArticleContent): ArticleContent => ({
    ...content,
    remedy: content.remedy === from ? to : content.remedy,
    related: content.related.map((slug) => (slug === from ? to : slug)),
  });
  const names = ({ remedy, related }: ArticleContent) => remedy === from || related.includes(from);
  const affected = rows.filter(
    ({ draft, published }) => names(draft) || (published !== null && names(published)),
  );
  for (const { id, version, draft, published } of affected)
    await changeDocument(
      tx,
      { kind: 'article', id, version },
      { draft: renamed(draft), ...(published && { published: renamed(published) }) },
    );
  return affected.length;
}
