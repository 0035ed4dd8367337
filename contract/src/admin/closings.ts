import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

const closedBalances = z.object({
  refunds: z.array(
    z.object({
      id: z.string(),
      /** Rupees. */
      amount: z.number(),
      /** Contact to request bank details from; empty if unknown. */
      contact: z.string(),
      /**
       * The payment provider to check first for an existing refund; null if the balance came from
       * no payment.
       */
      provider: z.string().nullable(),
      since: z.string(),
    }),
  ),
});
export type ClosedBalances = z.infer<typeof closedBalances>;

/**
 * Remainders of closed accounts' balances that no provider can refund: the owner transfers them.
 */
export const listClosedBalancesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/closed-balances',
  access: 'admin',
  reply: closedBalances,
});

/** Records the owner's bank transfer of a remaining balance. Idempotent by `reference`. */
export const transferClosedBalanceRoute = endpoint({
  method: 'POST',
  path: '/api/admin/closed-balances/:id/transfer',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({ reference: line(120, issue('transfer_reference')) }),
  reply: closedBalances,
  errors: ['not_found'],
});
