import { stringify } from 'csv-stringify/sync';
import { variantsOf } from '../../../catalogue/variant-queries.ts';
import { guardCell } from '../../../platform/csv/guard-cell.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listAllProductRows } from '../list-queries.ts';
import { cellsOf, columns } from './columns.ts';

/**
 * Exports all active products as CSV (RFC 4180), UTF-8 with the BOM that spreadsheets detect.
 * Importing the unchanged file has no effect.
 */
export async function exportProducts({ db }: Pick<Deps, 'db'>): Promise<string> {
  const rows = await listAllProductRows(db);
  const variants = await variantsOf(db, rows);
  const records = rows.map((row) => cellsOf(row, variants.get(row.id)).map(guardCell));
  return stringify([[...columns.keys()], ...records], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}
