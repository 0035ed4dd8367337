import { dayMs, indiaOffsetMs, type SettlementsReport, toRupees } from '@jyotiratna/contract';
import { differencesOf, totalsOf } from '../../payments/settlements/compare.ts';
import {
  findOrdersOf,
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
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyProvider } from '../../platform/payment-providers/providers.ts';

/**
 * Time in ms after which a payment without a settlement is reported, well above the two working
 * days of providers.
 */
const settledWithinMs = 5 * dayMs;

/**
 * The settlements of a month in India with their differences from the shop's records, and the
 * number and total of payments that are overdue for settlement. Twelve queries.
 */
export async function readSettlements(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'otherPayments'>,
  month: string,
): Promise<SettlementsReport> {
  const { db, clock } = deps;
  const rows = await listMonth(db, month);
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
  const ordersOf = await findOrdersOf(db, ids);
  const orderOf = (id: string | null) => (id === null ? null : (ordersOf.get(id)?.orderId ?? null));
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
      const differences = differencesOf(row, own, known).map((one) => ({
        ...one,
        orderId: orderOf(one.id),
      }));
      return { ...present(row, own), differences };
    }),
    totals: {
      ...rupeesOf(lines),
      amount: toRupees(rows.reduce((total, { amountPaise }) => total + amountPaise, 0)),
    },
    unsettled: {
      count: unsettled.count,
      amount: toRupees(unsettled.paise),
      oldest: isoOf(unsettled.oldest),
    },
  };
}

/** The settlements of a month in India, YYYY-MM. One query. */
export async function listMonth(db: Executor, month: string): Promise<SettlementRow[]> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const startOf = (ofMonth: number) => new Date(Date.UTC(year, ofMonth, 1) - indiaOffsetMs);
  return listSettlementRows(db, startOf(number - 1), startOf(number));
}

function present(
  { id, provider, utr, status, amountPaise, createdAt }: SettlementRow,
  lines: SettlementLineRow[],
) {
  const base = {
    id,
    provider,
    utr,
    status,
    createdAt: createdAt.toISOString(),
    lines: lines.length,
  };
  return { ...base, ...rupeesOf(lines), amount: toRupees(amountPaise) };
}

function rupeesOf(lines: readonly SettlementLineRow[]) {
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
