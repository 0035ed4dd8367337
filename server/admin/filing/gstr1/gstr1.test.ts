import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReceipt, partOf } from '../../../consultations/vouchers/compose-voucher.ts';
import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import { salesHead, salesRows } from '../../reports/sales-rows.ts';
import { summarizeTables } from '../summarize.ts';
import { randomAdvances } from '../testing/random-advances.ts';
import { randomMonth, seller } from '../testing/random-month.ts';
import { buildTables } from './build-tables.ts';
import { findGaps, listIssued } from './list-issued.ts';
import { writeSheets } from './write-csv.ts';
import { writeJson } from './write-json.ts';

const schema = JSON.parse(readFileSync(new URL('gstr1.schema.json', import.meta.url), 'utf8'));
// Values are decimal fractions: multiplied by 100 they are integers except for a floating-point
// error.
const validate = new Ajv({ strict: true, strictRequired: false, multipleOfPrecision: 6 }).compile(
  schema,
);

/** Number of orders in the random test: `FILING_ORDERS=10000 npm run test:unit -- gstr1`. */
const randomOrders = Number(process.env.FILING_ORDERS ?? 500);
const perMonth = Math.min(randomOrders, 500);

const columns = ['taxable value', 'CGST', 'SGST', 'IGST'] as const;
type Totals = Record<(typeof columns)[number], number>;

/** Totals of the sales register's rows in paise; credit notes are negative. */
function sumRegister(documents: readonly TaxDocument[], of: (row: string[]) => boolean): Totals {
  const rows = documents.flatMap(salesRows).filter(of);
  return Object.fromEntries(
    columns.map((name) => [
      name,
      rows.reduce((sum, row) => {
        const paise = Math.round(Number(row[salesHead.indexOf(name)]) * 100);
        return sum + (row[1] === 'Credit note' ? -paise : paise);
      }, 0),
    ]),
  ) as Totals;
}

const monthOf = (documents: readonly TaxDocument[]) => ({
  from: '2026-11-01',
  documents,
  billsWithAdvances: [],
  originals: new Map(documents.map((document) => [document.number, document])),
  numbersOfOtherMonths: new Set<string>(),
  reportedAs: 'exempt' as const,
});

type Rated = { taxable: number; cgst: number; sgst: number; igst: number };
const totalOf = (rows: readonly Rated[], sign = 1): Totals => ({
  'taxable value': sign * rows.reduce((sum, row) => sum + row.taxable, 0),
  CGST: sign * rows.reduce((sum, row) => sum + row.cgst, 0),
  SGST: sign * rows.reduce((sum, row) => sum + row.sgst, 0),
  IGST: sign * rows.reduce((sum, row) => sum + row.igst, 0),
});
const plus = (...all: Totals[]): Totals =>
  Object.fromEntries(
    columns.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)]),
  ) as Totals;

const negative = (totals: Totals): Totals =>
  Object.fromEntries(columns.map((name) => [name, 0 - totals[name]])) as Totals;

/**
 * Checks a single document: its lines add up to its totals, and its credit notes never exceed it.
 */
function documentDifferences(document: TaxDocument, all: readonly TaxDocument[]): string[] {
  const { number, lines, totals, kind } = document;
  const sums = totalOf(lines);
  const found = (['taxable', 'cgst', 'sgst', 'igst'] as const).filter(
    (field, at) => sums[columns[at] ?? 'IGST'] !== totals[field],
  );
  const paid = lines.reduce((sum, line) => sum + line.total, 0) + totals.rounding;
  const credits = all.filter(
    (one) => one.kind === 'credit_note' && one.original?.number === number,
  );
  const given = credits.reduce((sum, one) => sum + one.totals.payable, 0);
  const isFullyCredited = kind === 'invoice' && credits.length > 0 && given === totals.payable;
  const taxLeft = plus(totalOf([totals]), ...credits.map((one) => negative(totalOf([one.totals]))));
  return [
    ...found.map((field) => `${number}: ${field}`),
    ...(paid === totals.payable ? [] : [`${number}: payable`]),
    ...(given <= totals.payable ? [] : [`${number}: credited beyond its total`]),
    ...(isFullyCredited && columns.some((name) => taxLeft[name] !== 0)
      ? [`${number}: tax left after a full credit`]
      : []),
  ];
}

/** Whether sessions and refunds used more than the total of a receipt voucher. */
function overused(receipt: TaxDocument, all: readonly TaxDocument[]): boolean {
  const used = all.flatMap(({ kind, original, totals, advances = [] }) => [
    ...advances.filter(({ number }) => number === receipt.number).map(({ total }) => total),
    ...(kind === 'refund_voucher' && original?.number === receipt.number ? [totals.payable] : []),
  ]);
  return used.reduce((sum, paise) => sum + paise, 0) > receipt.totals.payable;
}

describe('GSTR-1', () => {
  it('reports advances of earlier months that a bill of supply used up in 11B', () => {
    const place = { state: 'Rajasthan', stateCode: '08' };
    const receipt = buildReceipt(
      { number: 'RCV/2627/000001', date: '2026-10-21' },
      {
        ...{
          seller,
          buyer: { name: 'Asha', lines: [] },
          place,
          locale: 'en' as const,
          ref: 'pay_1',
          paise: 118_000,
        },
        tax: { code: '999799', basisPoints: 1800 },
      },
    );
    const bill: TaxDocument = {
      ...{
        ...receipt,
        kind: 'invoice',
        scheme: 'composition',
        number: 'SBS/2627/000001',
        date: '2026-11-03',
      },
      advances: [partOf(receipt, 118_000, 118_000)],
    };
    const { adjusted, received, b2cs, issued } = buildTables({
      ...monthOf([]),
      billsWithAdvances: [bill],
    });
    expect(adjusted).toMatchObject([{ rate: 1800, taxable: 100_000, cgst: 9_000, sgst: 9_000 }]);
    expect([received, b2cs, issued], 'a bill of supply is in no other table').toEqual([[], [], []]);
  });

  it(`equals register and documents to the paisa over ${randomOrders} random orders`, () => {
    fc.assert(
      fc.property(randomMonth(perMonth, 100), (documents) => {
        const tables = buildTables(monthOf(documents));
        const file = JSON.parse(writeJson({ gstin: seller.gstin, period: '112026', tables }));
        expect(validate(file), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
        const rates = (rows: readonly { rates: Rated[] }[]) => rows.flatMap((row) => row.rates);
        const taxed = plus(
          totalOf([...rates(tables.b2b), ...rates(tables.b2cl), ...tables.b2cs]),
          totalOf([...rates(tables.cdnr), ...rates(tables.cdnur)], -1),
        );
        expect(taxed).toEqual(
          sumRegister(documents, (row) => row[salesHead.indexOf('rate %')] !== '0'),
        );
        const free = tables.nilRows.reduce((sum, { exempt }) => sum + exempt, 0);
        const untaxed = sumRegister(documents, (row) => row[salesHead.indexOf('rate %')] === '0');
        expect(free).toBe(untaxed['taxable value']);
        const hsn = totalOf([...tables.hsnB2b, ...tables.hsnB2c]);
        expect(hsn).toEqual(plus(taxed, untaxed));
        expect(tables.issued.every(({ cancelled }) => cancelled === 0)).toBe(true);
        const issued = tables.issued.reduce((sum, { total }) => sum + total, 0);
        expect(issued).toBe(documents.length);
        for (const document of documents)
          expect(documentDifferences(document, documents)).toEqual([]);
      }),
      { numRuns: Math.ceil(randomOrders / perMonth), endOnFailure: true },
    );
  }, 600_000);

  it('reports in 11A and 11B every receipt voucher, less the parts used by sessions and refund vouchers', () => {
    fc.assert(
      fc.property(randomAdvances(60), ({ documents, previous }) => {
        const { received, adjusted, b2cs } = buildTables(monthOf(documents));
        const uses = documents.flatMap(({ advances = [] }) => advances.map((use) => use.tax));
        const vouchers = (kind: TaxDocument['kind']) =>
          totalOf(
            documents.filter((document) => document.kind === kind).map(({ totals }) => totals),
          );
        const spent = [totalOf(uses), vouchers('refund_voucher')].map(negative);
        const open = plus(vouchers('receipt_voucher'), ...spent);
        expect(plus(totalOf(received), negative(totalOf(adjusted)))).toEqual(open);
        const register = sumRegister(documents, (row) => row[0] === 'B2C');
        expect(totalOf(b2cs), 'a voucher is no supply').toEqual(register);
        for (const receipt of [...documents, ...previous].filter(
          ({ kind }) => kind === 'receipt_voucher',
        ))
          expect(overused(receipt, documents)).toBe(false);
      }),
      { numRuns: Math.ceil(randomOrders / perMonth), endOnFailure: true },
    );
  }, 600_000);

  it('splits HSN by buyers with and without a GSTIN', () => {
    fc.assert(
      fc.property(randomMonth(40, 0), (documents) => {
        const { hsnB2b, hsnB2c } = buildTables(monthOf(documents));
        const gstin = salesHead.indexOf('buyer GSTIN');
        expect(totalOf(hsnB2b)).toEqual(sumRegister(documents, (row) => row[gstin] !== ''));
        expect(totalOf(hsnB2c)).toEqual(sumRegister(documents, (row) => row[gstin] === ''));
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  it('writes the sheets of the offline tool with one header each and the same values', () => {
    const [documents = []] = fc.sample(randomMonth(60, 10), { numRuns: 1, seed: 7 });
    const tables = buildTables(monthOf(documents));
    const sheets = writeSheets(tables);
    expect(Object.keys(sheets)).toEqual([
      ...[
        'b2b,sez,de',
        'b2cl',
        'b2cs',
        'cdnr',
        'cdnur',
        'at',
        'atadj',
        'exemp',
        'hsn(b2b)',
        'hsn(b2c)',
        'docs',
      ],
    ]);
    const lines = (name: string) => (sheets[name] ?? '').trim().split('\r\n').slice(1);
    const small = lines('b2cs').reduce(
      (sum, line) => sum + Math.round(Number(line.split(',')[4]) * 100),
      0,
    );
    expect(small).toBe(tables.b2cs.reduce((sum, { taxable }) => sum + taxable, 0));
    expect(lines('docs')).toHaveLength(tables.issued.length);
    const summary = summarizeTables(tables).find(({ table }) => table === '7');
    expect(Math.round((summary?.taxable ?? 0) * 100)).toBe(small);
  });
});

describe('documents issued', () => {
  const issued = (...serials: number[]) =>
    serials.map((serial) => ({
      kind: 'invoice' as const,
      number: `INV/2627/${String(serial).padStart(6, '0')}`,
    }));

  it('count a number without a document as cancelled', () => {
    expect(findGaps(issued(7, 8, 10))).toEqual(['INV/2627/000009']);
    expect(listIssued(issued(7, 8, 10), new Set())).toEqual([
      { nature: 'invoice', from: 'INV/2627/000007', to: 'INV/2627/000010', total: 4, cancelled: 1 },
    ]);
  });

  it('split the range at a number of another month', () => {
    expect(listIssued(issued(7, 8, 10), new Set(['INV/2627/000009']))).toEqual([
      { nature: 'invoice', from: 'INV/2627/000007', to: 'INV/2627/000008', total: 2, cancelled: 0 },
      { nature: 'invoice', from: 'INV/2627/000010', to: 'INV/2627/000010', total: 1, cancelled: 0 },
    ]);
  });
});
