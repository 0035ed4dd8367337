import { sourceLocale } from '@jyotiratna/contract';
import { stringify } from 'csv-stringify/sync';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { listPayoutsBetween } from '../../consultations/payout-queries.ts';
import { nameOfHealer, readHealerNames } from '../../healers/profiles/names.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { quarterDays } from './period.ts';

const head = [
  'date',
  'payout',
  'healer',
  'account',
  'code',
  'rate %',
  'gross',
  'TDS',
  'net',
  'reference',
];

/**
 * Exports tax deducted (TDS) from healers' payouts in a quarter of a financial year, as CSV (RFC
 * 4180); recorded in the audit log.
 */
export async function tdsRegister(
  { db }: Pick<Deps, 'db'>,
  actor: Admin,
  { year, quarter }: { year: string; quarter: string },
): Promise<string> {
  const payouts = await listPayoutsBetween(db, quarterDays(Number(year), Number(quarter)));
  const names = await readHealerNames(db);
  const subject = `tds:${year}-Q${quarter}`;
  await transact(db, (tx) => audit(tx, actor, 'tds.export', subject, { payouts: payouts.length }));
  const rows = payouts.map(({ payout, day }) => [
    ...[day, payout.id, guardCell(nameOfHealer(names, payout.healerId, sourceLocale))],
    ...[payout.healerUserId ?? payout.healerId, payout.tdsCode ?? ''],
    payout.tdsBasisPoints === null ? '' : payout.tdsBasisPoints / 100,
    ...[payout.amountPaise, payout.tdsPaise, payout.amountPaise - payout.tdsPaise].map(rupees),
    guardCell(payout.reference),
  ]);
  return stringify([head, ...rows], { bom: true, record_delimiter: 'windows' });
}

/** Formats paise as rupees: 124950 as '1249.50'. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
