import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/error-messages.ts';
import { settlementDifferences } from '../values/settlements.ts';

/**
 * A difference in a settlement; amounts in rupees. `id` belongs to the payment or refund, null for
 * the settlement itself.
 */
export const settlementDifference = z.object({
  kind: z.enum(settlementDifferences),
  id: z.string().nullable(),
  expected: z.number().nullable(),
  actual: z.number().nullable(),
  /** Id of the order of the payment or refund. */
  orderId: z.string().nullable(),
});
export type SettlementDifference = z.infer<typeof settlementDifference>;

const moneyFields = {
  /** Total of the settled payments. */
  received: z.number(),
  refunded: z.number(),
  /** The provider's fee, including its tax. */
  fee: z.number(),
  tax: z.number(),
  /** The amount transferred to the bank. */
  amount: z.number(),
};

const month = z.strictObject({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, issue('value_invalid')),
});

/** The settlements of a month in India (YYYY-MM), latest first. Amounts in rupees. */
export const readSettlementsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/settlements',
  access: 'admin',
  query: month,
  reply: z.object({
    /** Whether a configured payment provider reports settlements. */
    available: z.boolean(),
    /** Time at which a provider's report was last fetched; null before the first settlement. */
    fetchedAt: z.string().nullable(),
    settlements: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        /** The bank's transfer reference (UTR); null without one. */
        utr: z.string().nullable(),
        status: z.enum(['created', 'processed', 'failed']),
        createdAt: z.string(),
        lines: z.int(),
        ...moneyFields,
        differences: z.array(settlementDifference),
      }),
    ),
    totals: z.object(moneyFields),
    /** Order payments captured 5 to 95 days ago that are in no settlement. */
    unsettled: z.object({ count: z.int(), amount: z.number(), oldest: z.string().nullable() }),
  }),
});
export type SettlementsReport = z.infer<typeof readSettlementsRoute.reply>;

/**
 * The settlements of a month as CSV, one row per settlement line, with its differences. Amounts in
 * rupees.
 */
export const settlementsCsvRoute = endpoint({
  method: 'GET',
  path: '/api/admin/reports/settlements.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: month,
});

/** Fetches the reports of the last two weeks immediately; the scheduler does so every six hours. */
export const fetchSettlementsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/settlements/fetch',
  access: 'admin',
  limit: { max: 6, minutes: 1 },
  body: z.strictObject({}),
  reply: z.object({ read: z.int() }),
  errors: ['payments_unavailable'],
});
