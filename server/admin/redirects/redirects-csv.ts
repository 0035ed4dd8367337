import { oldAddress, type RedirectReport, redirectTarget } from '@jyotiratna/contract';
import { InvalidCsv, readRecords } from '../../platform/csv/read-records.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../platform/deps.ts';
import { listRedirectRows, type NewRedirect } from '../../redirects/queries.ts';

const page = 1000;

/** All redirects as CSV. */
export function exportRedirects({ db }: Pick<Deps, 'db'>): NodeJS.ReadableStream {
  return writeCsv<string>(['Redirect from', 'Redirect to'], async (after) => {
    const { rows } = await listRedirectRows(db, { after, limit: page });
    return {
      rows: rows.map(({ path, target }) => [path, target]),
      next: rows.length < page ? undefined : rows.at(-1)?.path,
    };
  });
}

export type ReadRedirects = {
  rows: (NewRedirect & { line: number })[];
  errors: RedirectReport['errors'];
};

/** Reads a file's redirects and its invalid rows. Never throws for an invalid file. */
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
