import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { creditKinds } from './values/credit-kinds.ts';

/** One movement of store credit, rupees; below zero where an order used it. */
const movement = z.object({
  kind: z.enum(creditKinds),
  amount: z.number(),
  /** The order that it concerns; null for credit that was granted. */
  orderNumber: z.string().nullable(),
  /** The reason of a grant; empty without one. */
  note: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type CreditMovement = z.infer<typeof movement>;

/** The caller's store credit, rupees: it pays for orders of this shop, in part or in full. */
export const readCreditRoute = endpoint({
  method: 'GET',
  path: '/api/users/credit',
  access: 'user',
  reply: z.object({ credit: z.number(), movements: z.array(movement) }),
});
export type StoreCredit = z.infer<typeof readCreditRoute.reply>;
