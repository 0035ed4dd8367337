import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';

/** A month in GSTN's format: MMYYYY. */
const period = z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/, issue('value_invalid'));
const query = z.strictObject({ period });

/**
 * GSTR-1 of a month as the JSON accepted by GSTN's portal and offline tool, from the tax documents
 * of the current GSTIN. `gstr1.schema.json` in the repository describes the format.
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

/** GSTR-1 of a month as the sheets of the offline tool's template: CSV files in one zip. */
export const gstr1Sheets = endpoint({
  method: 'GET',
  path: '/api/admin/reports/gstr1.zip',
  access: 'admin',
  kind: 'file',
  type: 'application/zip',
  query,
  errors: ['invoice_unavailable'],
});

/** The tables of FORM GSTR-1 that apply to a shop. */
export const gstr1TableNames = ['4A', '5', '7', '8', '9B', '11A', '11B', '12', '13'] as const;

/**
 * Problems that prevent filing a month. `rate`: an invoice waits for a tax rate; `place`: a
 * document has no address, so that the seller's state is assumed as its place of supply; `code`: a
 * line without a code; `hole`: a gap in a number series; `other_gstin`: a document of another
 * GSTIN; `other_state`: a supply to another state that the seller's scheme does not allow.
 */
export const filingIssueKinds = [
  'rate',
  'place',
  'code',
  'hole',
  'other_gstin',
  'other_state',
] as const;
export type FilingProblem = (typeof filingIssueKinds)[number];

/** The tables of a month's return, and the problems to resolve before filing. Amounts in rupees. */
export const readFilingRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/filing',
  access: 'admin',
  query,
  reply: z.object({
    /** Empty if the seller has none: then no return is filed, and `tables` is empty. */
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
      z.object({ kind: z.enum(filingIssueKinds), subject: z.string(), detail: z.string() }),
    ),
  }),
});
export type Filing = z.infer<typeof readFilingRoute.reply>;

/**
 * Tax deducted from healers' payouts (TDS) in a quarter of a tax year, one row per payout:
 * `quarter=3` of `year=2026` is October to December 2026. The accountant adds the PANs, which the
 * shop does not store.
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
