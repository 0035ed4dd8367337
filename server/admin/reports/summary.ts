import { ShopError, sentence, toRupees } from '@jyotiratna/contract';
import type { ReportKind, SalesReport } from '@jyotiratna/contract/admin/reports';
import { stringify } from 'csv-stringify/sync';
import { stateTaxHead } from '../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import type { Deps } from '../../platform/deps.ts';
import { countsTests } from '../../reservations/status-queries.ts';
import { type Period, sumByCoupon, sumByProduct } from './queries.ts';
import { taxDocumentsBetween } from './tax-documents.ts';

const text = (head: string) => ({ head, kind: 'text' as const });
const count = (head: string) => ({ head, kind: 'count' as const });
const rupees = (head: string) => ({ head, kind: 'rupees' as const });

/**
 * A period's sales, summed up; test orders only in a shop on the sandbox, and named so. One query.
 * @throws ShopError invalid_input where it ends before it begins
 */
export async function readReport(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { by, ...period }: Period & { by: ReportKind },
): Promise<SalesReport> {
  if (period.to < period.from) throw new ShopError('invalid_input', { fields: { to: sentence('period_in_order') } });
  const tests = countsTests(env) ? ' (test orders)' : '';
  if (by === 'product') {
    const rows = await sumByProduct(db, env, period);
    return withTotals({
      columns: [text(`Remedy${tests}`), count('Orders'), count('Pieces'), rupees('Before discounts')],
      rows: rows.map(({ name, orders, pieces, paise }) => [name, orders, pieces, toRupees(paise)]),
    });
  }
  if (by === 'coupon') {
    const rows = await sumByCoupon(db, env, period);
    return withTotals({
      columns: [text(`Coupon${tests}`), count('Orders'), rupees('Discount'), rupees('Paid')],
      rows: rows.map(({ code, orders, discountPaise, paise }) => [
        code,
        orders,
        toRupees(discountPaise),
        toRupees(paise),
      ]),
    });
  }
  const documents = await taxDocumentsBetween(db, period.from, period.to);
  return withTotals({
    columns: [
      text('Code and rate'),
      count('Lines'),
      rupees('Taxable value'),
      rupees('CGST'),
      rupees(stateTaxHead(documents.map(({ seller }) => seller.stateCode))),
      rupees('IGST'),
      rupees('Value'),
    ],
    rows: sumTaxes(documents),
  });
}

/** The same as CSV (RFC 4180). */
export async function exportReport(
  deps: Pick<Deps, 'db' | 'env'>,
  asked: Period & { by: ReportKind },
): Promise<string> {
  const { columns, rows } = await readReport(deps, asked);
  const cells = rows.map((row) =>
    row.map((cell, at) =>
      typeof cell === 'string' ? guardCell(cell) : columns[at]!.kind === 'rupees' ? cell.toFixed(2) : cell,
    ),
  );
  return stringify([columns.map(({ head }) => head), ...cells], { bom: true, record_delimiter: 'windows' });
}

/** Tax documents by code and rate, the dearest first; what a credit note gives back is taken off. Exact to the paisa. */
function sumTaxes(documents: readonly TaxDocument[]): (string | number)[][] {
  const sums = new Map<string, number[]>();
  for (const { kind, lines } of documents) {
    // Advances are no supplies: their tax stands in 11A until the invoice bears it.
    if (kind !== 'invoice' && kind !== 'credit_note') continue;
    const sign = kind === 'invoice' ? 1 : -1;
    for (const { hsn, rate, taxable, cgst, sgst, igst, total } of lines) {
      const label = `${hsn} at ${rate / 100}%`;
      const sum = sums.get(label) ?? [0, 0, 0, 0, 0, 0];
      sums.set(label, [
        sum[0]! + 1,
        ...[taxable, cgst, sgst, igst, total].map((paise, at) => sum[at + 1]! + sign * paise),
      ]);
    }
  }
  return [...sums]
    .toSorted(([a, one], [b, other]) => other[5]! - one[5]! || (a < b ? -1 : 1))
    .map(([label, [lines, ...paise]]) => [label, lines!, ...paise.map(toRupees)]);
}

function withTotals({ columns, rows }: Pick<SalesReport, 'columns' | 'rows'>): SalesReport {
  const totals = columns.slice(1).map((_, at) => {
    const hundredths = rows.reduce((sum, row) => sum + Math.round(Number(row[at + 1]) * 100), 0);
    return hundredths / 100;
  });
  return { columns, rows, totals };
}
