import { createHash } from 'node:crypto';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import { parseProduct } from './apply/parse-product.ts';
import { importedProductForm } from './apply/product-fields.ts';
import { importKeyOf, type KeyRow, type NewReportRow } from './row-queries.ts';

/** What is planned for a record, by what came in before under its key. */
export function planRow(
  row: NewReportRow,
  before: ReadonlyMap<string, KeyRow>,
  mapping: ImportMapping,
): NewReportRow {
  if (row.done || !row.data) return row;
  const previous = before.get(importKeyOf(row));
  const same = (hash: string) => previous?.hash === hash;
  const left = { outcome: 'unchanged' as const, done: true, targetId: previous?.targetId ?? null };
  if (row.data.kind !== 'product') {
    if (same(row.hash)) return { ...row, ...left };
    return { ...row, outcome: previous ? 'updated' : 'created' };
  }
  // The mapping is a part of what becomes of a product.
  const hash = hashOf([row.hash, mapping]);
  const form = importedProductForm(row.data, mapping);
  const parsed = 'skipped' in form ? form : parseProduct(form);
  if ('skipped' in parsed)
    return {
      ...row,
      hash,
      outcome: 'dropped',
      done: true,
      reason: parsed.skipped,
      detail: parsed.detail,
    };
  const { missing } = parsed;
  if (same(hash)) return { ...row, hash, missing, ...left };
  return { ...row, hash, missing, outcome: previous ? 'updated' : 'created' };
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
