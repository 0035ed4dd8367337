import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, lineNumber, prose, queryCount, rupees } from '../fields.ts';
import { returnLine, returnRequest } from '../returns.ts';
import { limits } from '../values/limits.ts';
import { returnStatuses } from '../values/returns.ts';
import { issue } from '../values/sentences.ts';

export const adminReturn = returnRequest.extend({
  lines: z.array(
    returnLine.extend({
      /** Whether its pieces go on sale again when they come back in order: counted ones, as they were sold. */
      resalable: z.boolean(),
    }),
  ),
  /** Of a return that was received: what settling it gives back, in rupees; null before and after. */
  worth: z
    .object({
      /** As money. */
      refund: z.number(),
      /** As a store credit in place of it. */
      credit: z.number(),
      /** Of `refund` and `credit`, what may be deducted at most: 0 where the reason allows none. */
      deductible: z.number(),
    })
    .nullable(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Whom the parcel went to. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type AdminReturn = z.infer<typeof adminReturn>;

/** The latest first. `waiting` counts those that a person has to move on, whatever the filter. */
export const listReturns = endpoint({
  method: 'GET',
  path: '/api/admin/returns',
  access: 'admin',
  query: z.strictObject({ status: z.enum(returnStatuses).optional(), limit: queryCount(100).optional() }),
  reply: z.object({ returns: z.array(adminReturn), waiting: z.int() }),
});

const params = z.strictObject({ id: z.string().max(200) });
const reply = z.object({ return: adminReturn });
const errors = ['not_found', 'order_state'] as const;
/** What the customer reads. */
const answer = prose(500).optional();

export const approveReturn = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/approve',
  access: 'admin',
  params,
  body: z.strictObject({ answer }),
  reply,
  errors,
});

export const declineReturn = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/decline',
  access: 'admin',
  params,
  body: z.strictObject({ answer: line(500, issue('return_answer')) }),
  reply,
  errors,
});

/** It came back to us, and was looked at: pieces that may be sold again go into stock. */
export const receiveReturn = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/receive',
  access: 'admin',
  params,
  body: z.strictObject({
    restock: z.array(lineNumber).max(limits.linesPerCart),
  }),
  reply,
  errors,
});

/** Ends it: with the money for its pieces, with an exchange that the answer names, or with a coupon for the part of the price that was told. */
export const settleReturn = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/settle',
  access: 'admin',
  params,
  body: z.strictObject({
    as: z.enum(['refund', 'exchange', 'credit']),
    answer,
    /** Taken off what goes back, for a reason that its customer reads: wear, or a stone that has to be set free. */
    deduction: z.strictObject({ amount: rupees, reason: line(200, issue('deduction_reason')) }).optional(),
  }),
  reply,
  errors,
});
