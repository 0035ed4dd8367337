import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';

const day = z.iso.date(issue('date_needed'));

/**
 * All tax documents issued in a period (days in India, both included), a row for each of its HSN
 * codes and rates, under the sections of GSTR-1: B2B and CDNR for buyers with a GSTIN, B2C and
 * CDNUR for all other buyers.
 */
export const salesRegisterRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/sales.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject({ from: day, to: day }),
});

/**
 * Grouping of the sales: remedies, coupons, sources of visits, or codes and rates of the tax
 * documents.
 */
const reportKinds = ['product', 'coupon', 'source', 'tax'] as const;
export type ReportKind = (typeof reportKinds)[number];

const report = z.object({
  columns: z.array(z.object({ head: z.string(), kind: z.enum(['text', 'count', 'rupees']) })),
  /** One cell per column; rupees as numbers. Highest amount first. */
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  /** Totals of every column but the first. */
  totals: z.array(z.number()),
});
export type SalesReport = z.infer<typeof report>;

const query = z.strictObject({ by: z.enum(reportKinds), from: day, to: day });

/**
 * Paid orders of a period (days in India, both included), aggregated; for `tax` its tax documents,
 * net of credit notes.
 */
export const readReportRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/summary',
  access: 'admin',
  query,
  reply: report,
});

/** The same report as CSV. */
export const exportReportRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/summary.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query,
});

/**
 * Visits, steps to a purchase and paid orders per day (days in India, both included), latest first.
 */
export const readVisitsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/visits',
  access: 'admin',
  query: z.strictObject({ from: day, to: day }),
  reply: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        visit: z.int(),
        product: z.int(),
        cart: z.int(),
        checkout: z.int(),
        paid: z.int(),
      }),
    ),
  }),
});
export type VisitDays = z.infer<typeof readVisitsRoute.reply>;
