import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { guardCell } from './guard-cell.ts';

/** Numbers are written without a guard, so that spreadsheets can add them up. */
type Cell = string | number | null | undefined;

/**
 * A CSV file (RFC 4180) in UTF-8 with a byte order mark, for spreadsheets. Rows are read page by
 * page while the file is sent, so that it is never completely in memory.
 * @param readPage returns the rows after a key, and the key of the next page; undefined after the
 * last
 */
export function writeCsv<Key>(
  head: readonly string[],
  readPage: (after: Key | undefined) => Promise<{ rows: Cell[][]; next: Key | undefined }>,
): NodeJS.ReadableStream {
  const file = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  // An error destroys the file, and with it the response.
  return pipeline(Readable.from(readRows(head, readPage)), file, () => {});
}

async function* readRows<Key>(
  head: readonly string[],
  readPage: Parameters<typeof writeCsv<Key>>[1],
): AsyncGenerator<readonly Cell[]> {
  yield head;
  for (let after: Key | undefined; ; ) {
    const { rows, next } = await readPage(after);
    for (const row of rows) yield row.map(guarded);
    if (next === undefined) return;
    after = next;
  }
}

const guarded = (cell: Cell) => (typeof cell === 'string' ? guardCell(cell) : (cell ?? ''));
