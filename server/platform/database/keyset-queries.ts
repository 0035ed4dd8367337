import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Cursor } from './cursor.ts';

/** SQL text of a timestamp with microseconds, as a cursor needs it: a Date has milliseconds. */
export const cursorMoment = (createdAt: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** SQL condition: the row is after the cursor in a list sorted by time and id, latest first. */
export const afterCursor = (
  { createdAt, id }: { createdAt: SQLWrapper; id: SQLWrapper },
  cursor: Cursor | undefined,
): SQL | undefined =>
  cursor && sql`(${createdAt}, ${id}) < (${cursor.value}::timestamptz, ${cursor.id})`;

/**
 * A page of at most `limit` rows, read with one more, and the cursor of the next page; null on the
 * last one.
 */
export function pageOf<Row extends { moment: string }>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => string,
): { rows: Row[]; next: Cursor | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next: rows.length > limit && last ? { value: last.moment, id: idOf(last) } : null,
  };
}
