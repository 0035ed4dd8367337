import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { topUpLimits } from './values/consultation-limits.ts';
import { issue } from './values/error-messages.ts';

/** One ledger movement of a prepaid balance in rupees; negative for a debit. */
const movement = z.object({
  kind: z.enum([
    'top-up',
    'top-up-refund',
    'minute',
    'prepaid',
    'session-refund',
    'share',
    'payout',
    'tds',
    'closing',
    'closing-refund',
  ]),
  /** Id of the session, for a minute or a refund; otherwise null. */
  consultationId: z.string().nullable(),
  amount: z.number(),
  /** Number of transactions in this entry: the minutes of a session are grouped. */
  count: z.int(),
  /** Time of the latest transaction, ISO 8601. */
  at: z.string(),
});
export type BalanceMovement = z.infer<typeof movement>;

/**
 * A customer's prepaid balance (wallet) for sessions in rupees. It is valid only for the shop's own
 * sessions, and is not paid out.
 */
export const readBalanceRoute = endpoint({
  method: 'GET',
  path: '/api/users/balance',
  access: 'user',
  reply: z.object({ balance: z.number(), movements: z.array(movement) }),
});
export type BalanceReply = z.infer<typeof readBalanceRoute.reply>;

const topUp = z.object({
  id: z.string(),
  status: z.enum(['created', 'paid', 'ended']),
  /** Rupees. */
  amount: z.number(),
});
export type TopUp = z.infer<typeof topUp>;

/** Creates a balance top-up. `amount` in whole rupees. */
export const startTopUpRoute = endpoint({
  method: 'POST',
  path: '/api/users/balance/top-ups',
  access: 'user',
  limit: { max: 20, minutes: 1, skipLocal: true },
  body: z.strictObject({ amount: z.int().min(topUpLimits.min).max(topUpLimits.max) }),
  reply: z.object({
    topUp,
    keyId: z.string(),
    /** The provider's order; amount in paise. */
    order: z.object({ id: z.string(), amount: z.int(), currency: z.literal('INR') }),
  }),
  errors: ['payments_off', 'payments_unavailable'],
});

/**
 * The browser's report of a payment, verified by the provider's signature (HMAC); field names are
 * the provider's.
 */
export const verifyTopUpRoute = endpoint({
  method: 'POST',
  path: '/api/users/balance/top-ups/verify',
  access: 'user',
  limit: { max: 60, minutes: 1, skipLocal: true },
  body: z.looseObject({}),
  reply: z.object({ topUp, balance: z.number() }),
  errors: ['payments_off', 'payment_unverified', 'top_up_not_found'],
});

/**
 * The status of a top-up: a payment approved in another app may complete without a callback of the
 * checkout window.
 */
export const getTopUp = endpoint({
  method: 'GET',
  path: '/api/users/balance/top-ups/:id',
  access: 'user',
  params: z.strictObject({ id }),
  reply: z.object({ topUp, balance: z.number() }),
  errors: ['top_up_not_found'],
});

/**
 * The caller's receipt vouchers for advances and refund vouchers, latest first; empty if the shop
 * issues none.
 */
export const readVouchersRoute = endpoint({
  method: 'GET',
  path: '/api/users/balance/vouchers',
  access: 'user',
  reply: z.object({
    vouchers: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['receipt_voucher', 'refund_voucher']),
        /** Rupees. */
        amount: z.number(),
        /** The day in India, YYYY-MM-DD. */
        date: z.string(),
      }),
    ),
  }),
});
export type Vouchers = z.infer<typeof readVouchersRoute.reply>;

/** A voucher as a PDF. */
export const voucherPaper = endpoint({
  method: 'GET',
  path: '/api/users/balance/voucher.pdf',
  access: 'user',
  kind: 'file',
  type: 'application/pdf',
  query: z.strictObject({
    number: z.string().regex(/^(RCV|RFV)\/\d{4}\/\d{6,}$/, issue('value_invalid')),
  }),
  errors: ['not_found'],
});
