import { indianDate, type SettlementDifference } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { findOrdersOf, listStoredLines } from '../../payments/settlements/queries.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { listMonth, readSettlements } from './read-settlements.ts';

const head = [
  ...['date', 'settlement', 'UTR', 'status', 'transferred', 'kind', 'payment or refund', 'order'],
  ...['amount', 'fee with tax', 'tax', 'credit', 'debit', 'differences'],
];

/**
 * A month's settlements (YYYY-MM) as CSV (RFC 4180), one row per line, and one for a settlement's
 * own differences; recorded in the audit log.
 */
export async function settlementsCsv(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'otherPayments'>,
  actor: Admin,
  month: string,
): Promise<string> {
  const { settlements } = await readSettlements(deps, month);
  const rows = await listMonth(deps.db, month);
  const stored = await listStoredLines(
    deps.db,
    rows.map(({ id }) => id),
  );
  const lines = Map.groupBy(stored, ({ settlementId }) => settlementId);
  const ordersOf = await findOrdersOf(
    deps.db,
    stored.map(({ entityId }) => entityId),
  );
  const found = settlements.flatMap(({ id, utr, status, createdAt, amount, differences }) => {
    const base = [
      indianDate(Date.parse(createdAt)),
      id,
      guardCell(utr ?? ''),
      status,
      amount.toFixed(2),
    ];
    const own = differences.filter((one) => one.id === null);
    return [
      ...(own.length > 0 ? [[...base, ...Array<string>(8).fill(''), namesOf(own)]] : []),
      ...(lines.get(id) ?? []).map((line) => [
        ...[...base, line.kind, guardCell(line.entityId)],
        ordersOf.get(line.entityId)?.orderNumber ?? '',
        ...[line.amountPaise, line.feePaise, line.taxPaise, line.creditPaise, line.debitPaise].map(
          rupees,
        ),
        namesOf(differences.filter((one) => one.id === line.entityId)),
      ]),
    ];
  });
  await transact(deps.db, (tx) =>
    audit(tx, actor, 'settlements.export', `settlements:${month}`, {}),
  );
  return stringify([head, ...found], { bom: true, record_delimiter: 'windows' });
}

const namesOf = (differences: readonly SettlementDifference[]) =>
  differences.map(({ kind }) => kind).join(' ');

/** Formats paise as rupees: 124950 as '1249.50'. */
const rupees = (paise: number): string => (paise / 100).toFixed(2);
