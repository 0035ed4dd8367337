import type { DocumentDetails, Image, Revision } from '@jyotiratna/contract';
import type { Executor } from '../platform/database/open-database.ts';
import { type DocumentRow, listDocumentImages, listRevisions } from './queries.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** Administration fields common to all documents. */
export function presentDocument({
  id,
  version,
  draft,
  published,
  publishedAt,
  updatedAt,
  sample,
}: DocumentRow): DocumentDetails {
  const same = published !== null && sameContent(draft, published);
  const state =
    published === null
      ? publishedAt === null
        ? 'draft'
        : 'withdrawn'
      : same
        ? 'published'
        : 'changed';
  return {
    id,
    version,
    state,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    sample,
  };
}

/** A document for its editor: the draft, and the previous published versions. One query. */
export async function presentEdited<Name extends DocumentKind>(
  db: Executor,
  row: DocumentRow<Name>,
): Promise<DocumentDetails & { content: DocumentContent[Name]; revisions: Revision[] }> {
  const revisions = await listRevisions(db, row.kind, row.id);
  return {
    ...presentDocument(row),
    content: row.draft,
    revisions: revisions.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
  };
}

/** The image of a document's draft. One query. */
export async function draftImage(
  db: Executor,
  { kind, id, draft: { pictureId } }: DocumentRow<'article' | 'collection'>,
): Promise<Image | null> {
  const image =
    pictureId === null ? undefined : (await listDocumentImages(db, kind, [id])).get(pictureId);
  return image ? { ...image, alt: '' } : null;
}

/** Compares as JSON, independent of the order of keys, which the database does not preserve. */
function sameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}
