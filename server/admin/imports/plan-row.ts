import { createHash } from 'node:crypto';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import { parseProduct } from './apply/parse-product.ts';
import { importedProductForm } from './apply/product-fields.ts';
import { importKeyOf, type KeyRow, type NewImportRow } from './row-queries.ts';

type Before = ReadonlyMap<string, KeyRow>;

/** The import keys that planning a record requires: its own, and its customer's. */
export function keysOf({ system, kind, key, data }: NewImportRow) {
  const own = { system, kind, key };
  return data && 'email' in data
    ? [own, { ...own, kind: 'customer' as const, key: data.email }]
    : [own];
}

/** Plans a record's outcome, by comparison with an earlier import of the same key. */
export function planRow(given: NewImportRow, before: Before, mapping: ImportMapping): NewImportRow {
  const row = withoutDeleted(given, before);
  if (row.done || !row.data) return row;
  const previous = before.get(importKeyOf(row));
  const same = (hash: string) => previous?.hash === hash;
  const left = { outcome: 'unchanged' as const, done: true, targetId: previous?.targetId ?? null };
  if (row.data.kind !== 'product') {
    // A password hash is imported only for a new account.
    const data =
      previous && row.data.kind === 'customer' ? { ...row.data, passwordHash: null } : row.data;
    if (same(row.hash)) return { ...row, data, ...left };
    return { ...row, data, outcome: previous ? 'updated' : 'created' };
  }
  // The hash of a product includes the mapping.
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

/**
 * Anonymizes, or drops, a record of a customer who deleted their account here, of whom only a hash
 * is stored.
 */
function withoutDeleted(row: NewImportRow, before: Before): NewImportRow {
  const { system, data } = row;
  if (row.done || !data || !('email' in data)) return row;
  const customer = before.get(importKeyOf({ system, kind: 'customer', key: data.email }));
  if (!customer || customer.key === data.email) return row;
  if (data.kind === 'order') return { ...row, data: { ...data, email: '', address: null } };
  if (data.kind === 'gift-card') return { ...row, title: '', data: { ...data, email: '' } };
  const dropped = { outcome: 'dropped' as const, done: true, reason: 'account_deleted' as const };
  return { ...row, ...dropped, key: customer.key, title: '', data: null };
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
