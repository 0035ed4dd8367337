import { oldAddress, type RedirectReport, redirectTarget } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import { InvalidCsv, readRecords } from '../../platform/csv/read-records.ts';
import type { Deps } from '../../platform/deps.ts';
import { listRedirectRows, type NewRedirect } from '../../redirects/queries.ts';

const head = ['Redirect from', 'Redirect to'];
const page = 1000;

/** All redirects as CSV (RFC 4180), by the page, so that a long list is never whole in memory. */
export function exportRedirects({ db }: Pick<Deps, 'db'>): NodeJS.ReadableStream {
  const file = stringify({ bom: true, record_delimiter: 'windows' });
  void (async () => {
    file.write(head);
    for (let after: string | undefined; ; ) {
      const { rows } = await listRedirectRows(db, { after, limit: page });
      for (const { path, target } of rows) file.write([path, target].map(guardCell));
      after = rows.at(-1)?.path;
      if (rows.length < page) break;
    }
    file.end();
  })().catch((error: unknown) => file.destroy(error as Error));
  return file;
}

export type ReadRedirects = {
  rows: (NewRedirect & { line: number })[];
  errors: RedirectReport['errors'];
};

/** The rows of a file, and those that are no redirects. Never throws for what it contains. */
export async function readRedirects(bytes: Buffer): Promise<ReadRedirects> {
  const read: ReadRedirects = { rows: [], errors: [] };
  try {
    for await (const { line, cells } of readRecords(chunksOf(bytes))) {
      const [from = '', to = ''] = cells;
      if (line === 1 && oldAddress(from) === null) continue;
      const path = oldAddress(from);
      const target = redirectTarget(to);
      if (path === null || path === '/')
        read.errors.push({ line, reason: 'path', value: from.slice(0, 200) });
      else if (target === null)
        read.errors.push({ line, reason: 'target', value: to.slice(0, 200) });
      else read.rows.push({ path, target, cause: 'file', line });
    }
  } catch (error) {
    if (!(error instanceof InvalidCsv)) throw error;
    read.errors.push({ line: error.line, reason: 'unreadable', value: '' });
  }
  return read;
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  const size = 64 * 1024;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
