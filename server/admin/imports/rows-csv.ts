import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../platform/deps.ts';
import { listRows, type RowFilter } from './row-queries.ts';

const head = [
  'file',
  'line',
  'kind',
  'key',
  'title',
  'outcome',
  'done',
  'reason',
  'detail',
  'missing',
  'id',
];
const page = 1000;

/** An import's report as CSV. */
export function exportRows(
  { db }: Pick<Deps, 'db'>,
  importId: string,
  filter: RowFilter,
): NodeJS.ReadableStream {
  return writeCsv<number>(head, async (after) => {
    const rows = await listRows(db, importId, filter, { after, limit: page });
    return {
      rows: rows.map(({ row, file: name }) => {
        const { line, kind, key, title, outcome, done, reason, detail, missing, targetId } = row;
        const state = [outcome, String(done), reason, detail, missing.join(' ')];
        return [name, line, kind, key, title, ...state, targetId];
      }),
      next: rows.length < page ? undefined : rows.at(-1)?.row.id,
    };
  });
}
