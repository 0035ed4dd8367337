import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { topUpLimits } from './values/consultation-limits.ts';

/** One movement of a balance, rupees; below zero where money left it. */
const movement = z.object({
  kind: z.enum(['top-up', 'top-up-refund', 'minute', 'prepaid', 'session-refund', 'share', 'payout', 'closing']),
  /** Of a minute or a refund: the session. */
  consultationId: z.string().nullable(),
  amount: z.number(),
  /** How many movements these are: the minutes of one session stand together. */
  count: z.int(),
  /** ISO 8601, of the latest. */
  at: z.string(),
});
export type BalanceMovement = z.infer<typeof movement>;

/** What a customer has prepaid for sessions, rupees. It buys the shop's own sessions only and is not paid out. */
export const readBalance = endpoint({
  method: 'GET',
  path: '/api/users/balance',
  access: 'user',
  reply: z.object({ balance: z.number(), movements: z.array(movement) }),
});
export type BalanceReply = z.infer<typeof readBalance.reply>;

const topUp = z.object({
  id: z.string(),
  status: z.enum(['created', 'paid', 'ended']),
  /** Rupees. */
  amount: z.number(),
});
export type TopUp = z.infer<typeof topUp>;

/** Opens a payment into the balance. `amount` in whole rupees. */
export const startTopUp = endpoint({
  method: 'POST',
  path: '/api/users/balance/top-ups',
  access: 'user',
  limit: { max: 20, minutes: 1, sparesOwnMachine: true },
  body: z.strictObject({ amount: z.int().min(topUpLimits.least).max(topUpLimits.most) }),
  reply: z.object({
    topUp,
    keyId: z.string(),
    /** The provider's order; amount in paise. */
    order: z.object({ id: z.string(), amount: z.int(), currency: z.literal('INR') }),
  }),
  errors: ['payments_off', 'payments_unavailable'],
});

/** The browser's word of a payment, proven by the provider's signature: its fields, whatever the provider calls them. */
export const verifyTopUp = endpoint({
  method: 'POST',
  path: '/api/users/balance/top-ups/verify',
  access: 'user',
  limit: { max: 60, minutes: 1, sparesOwnMachine: true },
  body: z.looseObject({}),
  reply: z.object({ topUp, balance: z.number() }),
  errors: ['payments_off', 'payment_unverified', 'top_up_not_found'],
});

/** How a payment into the balance stands: one approved in another app may reach the shop although no window calls back. */
export const getTopUp = endpoint({
  method: 'GET',
  path: '/api/users/balance/top-ups/:id',
  access: 'user',
  params: z.strictObject({ id }),
  reply: z.object({ topUp, balance: z.number() }),
  errors: ['top_up_not_found'],
});
