import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, lineNumber, prose, queryCount, rupees } from '../fields.ts';
import { returnLine, returnRequest } from '../returns.ts';
import { issue } from '../values/error-messages.ts';
import { limits } from '../values/limits.ts';
import { returnStatuses } from '../values/returns.ts';

export const adminReturn = returnRequest.extend({
  lines: z.array(
    returnLine.extend({
      /**
       * Whether undamaged units are restocked on return: their stock is tracked, and they are
       * unaltered.
       */
      resalable: z.boolean(),
    }),
  ),
  /** Rupees that the settlement of a received return pays; null in all other states. */
  worth: z
    .object({
      /** Amount if settled by a refund. */
      refund: z.number(),
      /** Amount if settled by store credit. */
      credit: z.number(),
      /** For `refund` and `credit`, the maximum deduction: 0 if the reason does not permit one. */
      deductible: z.number(),
    })
    .nullable(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Recipient of the parcel. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type AdminReturn = z.infer<typeof adminReturn>;

/** Returns, latest first. `waiting` counts those that require action, regardless of the filter. */
export const listReturnsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/returns',
  access: 'admin',
  query: z.strictObject({
    status: z.enum(returnStatuses).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.object({
    returns: z.array(adminReturn),
    waiting: z.int(),
    nextCursor: z.string().nullable(),
  }),
});

const params = z.strictObject({ id: z.string().max(200) });
const reply = z.object({ return: adminReturn });
const errors = ['not_found', 'order_state'] as const;
/** Message to the customer. */
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

/** Marks the return as received and inspected: resalable units are restocked. */
export const receiveReturnRoute = endpoint({
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

/**
 * Settles a return: with a refund for its units, with the exchange named by the decision (delivered
 * by an order that the shop creates), or with store credit for the given part of the price.
 */
export const settleReturnRoute = endpoint({
  method: 'POST',
  path: '/api/admin/returns/:id/settle',
  access: 'admin',
  params,
  body: z.strictObject({
    as: z.enum(['refund', 'exchange', 'credit']),
    answer,
    /**
     * Deducted from the refund, for a reason visible to the customer: wear, or a stone that must be
     * removed from its setting.
     */
    deduction: z
      .strictObject({ amount: rupees, reason: line(200, issue('deduction_reason')) })
      .optional(),
  }),
  reply,
  errors,
});
