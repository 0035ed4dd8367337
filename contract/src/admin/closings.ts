import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

const balances = z.object({
  refunds: z.array(
    z.object({
      id: z.string(),
      /** Rupees. */
      amount: z.number(),
      /** Whom to ask for the account; empty where it is not known. */
      contact: z.string(),
      /**
       * The payment provider to query first for a refund made there; null where no payment brought
       * it.
       */
      provider: z.string().nullable(),
      since: z.string(),
    }),
  ),
});
export type ClosedBalances = z.infer<typeof balances>;

/**
 * Remainders of closed accounts' balances that no provider can refund: the owner transfers them.
 */
export const listClosedBalancesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/closed-balances',
  access: 'admin',
  reply: balances,
});

/** Records the owner's transfer of one; the same reference again is the same transfer. */
export const transferClosedBalanceRoute = endpoint({
  method: 'POST',
  path: '/api/admin/closed-balances/:id/transfer',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ reference: line(120, issue('transfer_reference')) }),
  reply: balances,
  errors: ['not_found'],
});
