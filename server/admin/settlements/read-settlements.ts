import { dayMs, indiaOffsetMs, type SettlementsReport, toRupees } from '@jyotiratna/contract';
import { differencesOf, totalsOf } from '../../payments/settlements/compare.ts';
import {
  findPaymentAmounts,
  findRefundAmounts,
  listRepeated,
  listSettlementRows,
  listStoredLines,
  readLastFetch,
  readUnsettled,
  type SettlementLineRow,
  type SettlementRow,
} from '../../payments/settlements/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyProvider } from '../../platform/payment-providers/providers.ts';

/** A payment without a settlement is reported after this: providers settle within two working days. */
const settledWithinMs = 5 * dayMs;

/**
 * The settlements of a month in India with their differences, and the payments that no settlement
 * has. Ten queries.
 */
export async function readSettlements(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'otherPayments'>,
  month: string,
): Promise<SettlementsReport> {
  const { db, clock } = deps;
  const [year, number] = month.split('-').map(Number) as [number, number];
  const startOf = (ofMonth: number) => new Date(Date.UTC(year, ofMonth, 1) - indiaOffsetMs);
  const rows = await listSettlementRows(db, startOf(number - 1), startOf(number));
  const lines = await listStoredLines(
    db,
    rows.map(({ id }) => id),
  );
  const ids = lines.map(({ entityId }) => entityId);
  const known = {
    payments: await findPaymentAmounts(db, ids),
    refunds: await findRefundAmounts(db, ids),
    repeated: await listRepeated(db, ids),
  };
  const bySettlement = Map.groupBy(lines, ({ settlementId }) => settlementId);
  const reporting = everyProvider(deps).filter(({ settlements }) => settlements);
  const before = new Date(clock.now() - settledWithinMs);
  const unsettled = await readUnsettled(
    db,
    reporting.map(({ name }) => name),
    before,
  );
  return {
    available: reporting.length > 0,
    fetchedAt: isoOf(await readLastFetch(db)),
    settlements: rows.map((row) => {
      const own = bySettlement.get(row.id) ?? [];
      return { ...present(row, own), differences: differencesOf(row, own, known) };
    }),
    totals: { ...amounts(lines), amount: toRupees(rows.reduce((total, { amountPaise }) => total + amountPaise, 0)) },
    unsettled: { count: unsettled.count, amount: toRupees(unsettled.paise), oldest: isoOf(unsettled.oldest) },
  };
}

function present({ id, provider, utr, status, amountPaise, createdAt }: SettlementRow, lines: SettlementLineRow[]) {
  const base = { id, provider, utr, status, createdAt: createdAt.toISOString(), lines: lines.length };
  return { ...base, ...amounts(lines), amount: toRupees(amountPaise) };
}

function amounts(lines: readonly SettlementLineRow[]) {
  const { receivedPaise, refundedPaise, feePaise, taxPaise } = totalsOf(lines);
  return {
    received: toRupees(receivedPaise),
    refunded: toRupees(refundedPaise),
    fee: toRupees(feePaise),
    tax: toRupees(taxPaise),
  };
}

function isoOf(at: string | Date | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
