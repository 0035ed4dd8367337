import { stringify } from 'csv-stringify';
import { guardCell } from '../../platform/csv/guard-cell.ts';
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

/** A report as CSV (RFC 4180), by the page. */
export function exportRows(
  { db }: Pick<Deps, 'db'>,
  importId: string,
  filter: RowFilter,
): NodeJS.ReadableStream {
  const file = stringify({ bom: true, record_delimiter: 'windows' });
  void (async () => {
    file.write(head);
    for (let after: number | undefined; ; ) {
      const rows = await listRows(db, importId, filter, { after, limit: page });
      for (const { row, file: name } of rows) {
        const { line, kind, key, title, outcome, done, reason, detail, missing, targetId } = row;
        const cells = [
          name,
          line,
          kind,
          key,
          title,
          outcome,
          done,
          reason ?? '',
          detail,
          missing.join(' '),
          targetId ?? '',
        ];
        file.write(cells.map((cell) => guardCell(String(cell))));
      }
      after = rows.at(-1)?.row.id;
      if (rows.length < page) break;
    }
    file.end();
  })().catch((error: unknown) => file.destroy(error as Error));
  return file;
}
