import { errorMessage, ShopError } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { stateTaxHead } from '../../orders/invoices/state-codes.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listPending } from './list-waiting.ts';
import { pendingRow, salesHead, salesRows } from './sales-rows.ts';
import { taxDocumentsBetween } from './tax-documents.ts';

/**
 * Tax documents of a date range as CSV (RFC 4180), followed by orders whose invoice lacks a rate. The
 * export contains buyers' names, so it is recorded in the audit log.
 * @param period days in India, YYYY-MM-DD, both included
 * @throws ShopError invalid_input if its end is before its start
 */
export async function salesRegister(
  deps: Pick<Deps, 'db' | 'env' | 'replica'>,
  actor: Admin,
  period: { from: string; to: string },
): Promise<string> {
  const { from, to } = period;
  if (to < from)
    throw new ShopError('invalid_input', { fields: { to: errorMessage('period_in_order') } });
  const { documents, waiting: pending } = await deps.replica.read(async (db) => ({
    documents: await taxDocumentsBetween(db, from, to),
    waiting: await listPending({ db, env: deps.env }, period),
  }));
  await transact(deps.db, (tx) =>
    audit(tx, actor, 'sales.export', `sales:${from}..${to}`, { documents: documents.length }),
  );
  const stateTax = stateTaxHead(documents.map(({ seller }) => seller.stateCode));
  const headers = salesHead.map((head) => (head === 'SGST' ? stateTax : head));
  const rows = [...documents.flatMap(salesRows), ...pending.map(pendingRow)];
  const records = rows.map((row) => row.map(guardCell));
  return stringify([headers, ...records], { bom: true, record_delimiter: 'windows' });
}
