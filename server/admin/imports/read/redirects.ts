import { oldAddress, redirectTarget } from '@jyotiratna/contract';
import type { ImportSource } from '../../../imports/source.ts';
import type { SourceRow } from './row.ts';

/** Redirects that the previous shop had. */
export async function* readRedirectRows(
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<ImportSource> {
  for await (const row of rows) {
    const path = oldAddress(row.get('redirect from'));
    const target = redirectTarget(row.get('redirect to'));
    const common = {
      line: row.line,
      key: path ?? `line:${row.line}`,
      title: row.get('redirect from'),
    };
    if (!path || path === '/' || !target)
      yield {
        ...common,
        kind: 'redirect',
        skipped: 'redirect_invalid',
        detail: row.get('redirect to'),
      };
    else yield { ...common, data: { kind: 'redirect', path, target } };
  }
}
