import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { creditKinds } from './values/credit-kinds.ts';

/** One ledger movement of store credit in rupees; negative for a debit. */
const movement = z.object({
  kind: z.enum(creditKinds),
  amount: z.number(),
  /** Number of the related order; null for granted credit. */
  orderNumber: z.string().nullable(),
  /** The reason for granted credit; empty without one. */
  note: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type CreditMovement = z.infer<typeof movement>;

/** The caller's store credit in rupees; it pays for orders in full or in part. */
export const readCreditRoute = endpoint({
  method: 'GET',
  path: '/api/users/credit',
  access: 'user',
  reply: z.object({ credit: z.number(), movements: z.array(movement) }),
});
export type StoreCredit = z.infer<typeof readCreditRoute.reply>;
