import { defined, errorMessage, itemAt, ShopError, toRupees } from '@jyotiratna/contract';
import type { ReportKind, SalesReport } from '@jyotiratna/contract/admin/reports';
import { stringify } from 'csv-stringify/sync';
import { stateTaxHead } from '../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import { guardCell } from '../../platform/csv/guard-cell.ts';
import type { Deps } from '../../platform/deps.ts';
import { countsTests } from '../../reservations/status-queries.ts';
import { type ReportPeriod, totalByCoupon, totalByProduct, totalBySource } from './queries.ts';
import { taxDocumentsBetween } from './tax-documents.ts';

const text = (head: string) => ({ head, kind: 'text' as const });
const count = (head: string) => ({ head, kind: 'count' as const });
const rupees = (head: string) => ({ head, kind: 'rupees' as const });

/**
 * A period's sales, aggregated; test orders only in a shop on the sandbox, and labelled as such.
 * One query.
 * @throws ShopError invalid_input if its end is before its start
 */
export async function readReport(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { by, ...period }: ReportPeriod & { by: ReportKind },
): Promise<SalesReport> {
  if (period.to < period.from)
    throw new ShopError('invalid_input', { fields: { to: errorMessage('period_in_order') } });
  const tests = countsTests(env) ? ' (test orders)' : '';
  if (by === 'product') {
    const rows = await totalByProduct(db, env, period);
    return withTotalRow({
      columns: [
        text(`Remedy${tests}`),
        count('Orders'),
        count('Pieces'),
        rupees('Before discounts'),
      ],
      rows: rows.map(({ name, orders, pieces: quantity, paise }) => [
        name,
        orders,
        quantity,
        toRupees(paise),
      ]),
    });
  }
  if (by === 'coupon') {
    const rows = await totalByCoupon(db, env, period);
    return withTotalRow({
      columns: [text(`Coupon${tests}`), count('Orders'), rupees('Discount'), rupees('Paid')],
      rows: rows.map(({ code, orders, discountPaise, paise }) => [
        code,
        orders,
        toRupees(discountPaise),
        toRupees(paise),
      ]),
    });
  }
  if (by === 'source') {
    const rows = await totalBySource(db, env, period);
    return withTotalRow({
      columns: [text(`Source${tests}`), count('Orders'), rupees('Paid')],
      rows: rows.map(({ source, orders, paise }) => [
        source ?? 'No source',
        orders,
        toRupees(paise),
      ]),
    });
  }
  const documents = await taxDocumentsBetween(db, period.from, period.to);
  return withTotalRow({
    columns: [
      text('Code and rate'),
      count('Lines'),
      rupees('Taxable value'),
      rupees('CGST'),
      rupees(stateTaxHead(documents.map(({ seller }) => seller.stateCode))),
      rupees('IGST'),
      rupees('Value'),
    ],
    rows: totalTaxes(documents),
  });
}

/** Exports a sales report as CSV (RFC 4180). */
export async function exportReport(
  deps: Pick<Deps, 'db' | 'env'>,
  requested: ReportPeriod & { by: ReportKind },
): Promise<string> {
  const { columns, rows } = await readReport(deps, requested);
  const cells = rows.map((row) =>
    row.map((cell, at) =>
      typeof cell === 'string'
        ? guardCell(cell)
        : itemAt(columns, at).kind === 'rupees'
          ? cell.toFixed(2)
          : cell,
    ),
  );
  return stringify([columns.map(({ head }) => head), ...cells], {
    bom: true,
    record_delimiter: 'windows',
  });
}

/**
 * Totals of tax documents by HSN code and rate, highest first; credit notes are subtracted. Exact
 * to the paisa.
 */
function totalTaxes(documents: readonly TaxDocument[]): (string | number)[][] {
  const totalsByLabel = new Map<string, number[]>();
  for (const { kind, lines } of documents) {
    // Advances are not supplies: their tax is reported in 11A until they are invoiced.
    if (kind !== 'invoice' && kind !== 'credit_note') continue;
    const sign = kind === 'invoice' ? 1 : -1;
    for (const { hsn, rate, taxable, cgst, sgst, igst, total } of lines) {
      const label = `${hsn} at ${rate / 100}%`;
      const before = totalsByLabel.get(label) ?? [0, 0, 0, 0, 0, 0];
      totalsByLabel.set(label, [
        itemAt(before, 0) + 1,
        ...[taxable, cgst, sgst, igst, total].map(
          (paise, at) => itemAt(before, at + 1) + sign * paise,
        ),
      ]);
    }
  }
  return [...totalsByLabel]
    .toSorted(([a, one], [b, other]) => itemAt(other, 5) - itemAt(one, 5) || (a < b ? -1 : 1))
    .map(([label, [lines, ...paise]]) => [label, defined(lines), ...paise.map(toRupees)]);
}

function withTotalRow({ columns, rows }: Pick<SalesReport, 'columns' | 'rows'>): SalesReport {
  const totals = columns.slice(1).map((_, at) => {
    const hundredths = rows.reduce((sum, row) => sum + Math.round(Number(row[at + 1]) * 100), 0);
    return hundredths / 100;
  });
  return { columns, rows, totals };
}
