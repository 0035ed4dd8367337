import type { DocumentDetails } from '@jyotiratna/contract';
import type { DocumentRow } from './queries.ts';

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
  const state = published === null ? (publishedAt === null ? 'draft' : 'withdrawn') : same ? 'published' : 'changed';
  return {
    id,
    version,
    state,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    sample,
  };
}

/** As JSON, independent of the order of keys, which the database does not preserve. */
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
