import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';

/** A month as GSTN names it: MMYYYY. */
const period = z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/, issue('value_invalid'));
const query = z.strictObject({ period });

/**
 * GSTR-1 of a month as the JSON that GSTN's portal and offline tool take, from the tax documents of
 * the GSTIN that is set now; `gstr1.schema.json` in the repository describes it.
 */
export const gstr1Json = endpoint({
  method: 'GET',
  path: '/api/admin/reports/gstr1.json',
  access: 'admin',
  kind: 'file',
  type: 'application/json; charset=utf-8',
  query,
  errors: ['invoice_unavailable'],
});

/** The same month as the sheets of the offline tool's template: CSV files in one zip. */
export const gstr1Sheets = endpoint({
  method: 'GET',
  path: '/api/admin/reports/gstr1.zip',
  access: 'admin',
  kind: 'file',
  type: 'application/zip',
  query,
  errors: ['invoice_unavailable'],
});

/** The tables of FORM GSTR-1 that a shop fills. */
export const gstr1TableNames = ['4A', '5', '7', '8', '9B', '11A', '11B', '12', '13'] as const;

/**
 * Why a month is not ready to be filed: an order whose invoice waits for a rate, a document without
 * an address whose place of supply is taken to be the seller's, a line without a code, a hole in a
 * series, a document of another GSTIN, and a supply to another state that the seller's scheme does
 * not allow.
 */
export const filingProblems = [
  'rate',
  'place',
  'code',
  'hole',
  'other_gstin',
  'other_state',
] as const;
export type FilingProblem = (typeof filingProblems)[number];

/** The tables of a month's return, and the problems to resolve before filing. Amounts in rupees. */
export const readFilingRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/filing',
  access: 'admin',
  query,
  reply: z.object({
    /** Empty where the seller has none: then there is no return, and `tables` is empty. */
    gstin: z.string(),
    tables: z.array(
      z.object({
        table: z.enum(gstr1TableNames),
        rows: z.int(),
        taxable: z.number(),
        tax: z.number(),
      }),
    ),
    problems: z.array(
      z.object({ kind: z.enum(filingProblems), subject: z.string(), detail: z.string() }),
    ),
  }),
});
export type Filing = z.infer<typeof readFilingRoute.reply>;

/**
 * Tax deducted from healers' payouts in a quarter of a tax year, a row for each payout: `quarter=3`
 * of `year=2026` is October to December 2026. PANs are the accountant's to add: the shop has none.
 */
export const tdsRegisterRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/tds.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject({
    year: z.string().regex(/^20\d\d$/, issue('value_invalid')),
    quarter: z.enum(['1', '2', '3', '4']),
  }),
});

/**
 * A month's sales, credit notes, receipts and payments as vouchers in XML, for import into Tally.
 */
export const tallyXml = endpoint({
  method: 'GET',
  path: '/api/admin/reports/tally.xml',
  access: 'admin',
  kind: 'file',
  type: 'application/xml; charset=utf-8',
  query,
});
