import { ShopError, sentence } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { stateTaxHead } from '../../orders/invoices/state-codes.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listWaiting } from './list-waiting.ts';
import { salesHead, salesRows, waitingRow } from './sales-rows.ts';
import { taxDocumentsBetween } from './tax-documents.ts';

/**
 * The tax documents of a period as CSV (RFC 4180), then its orders whose invoice waits for a rate. Names of buyers leave the shop with it, so it is noted in the audit log.
 * @param period days in India, YYYY-MM-DD, both included
 * @throws ShopError invalid_input where it ends before it begins
 */
export async function salesRegister(
  deps: Pick<Deps, 'db' | 'env' | 'replica'>,
  actor: Admin,
  period: { from: string; to: string },
): Promise<string> {
  const { from, to } = period;
  if (to < from) throw new ShopError('invalid_input', { fields: { to: sentence('period_in_order') } });
  const { documents, waiting } = await deps.replica.read(async (db) => ({
    documents: await taxDocumentsBetween(db, from, to),
    waiting: await listWaiting({ db, env: deps.env }, period),
  }));
  await transact(deps.db, (tx) =>
    audit(tx, actor, 'sales.export', `sales:${from}..${to}`, { documents: documents.length }),
  );
  const stateTax = stateTaxHead(documents.map(({ seller }) => seller.stateCode));
  const heads = salesHead.map((head) => (head === 'SGST' ? stateTax : head));
  const rows = [...documents.flatMap(salesRows), ...waiting.map(waitingRow)];
  const records = rows.map((row) => row.map(guardCell));
  return stringify([heads, ...records], { bom: true, record_delimiter: 'windows' });
}
