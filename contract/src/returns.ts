import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { uploadErrors } from './endpoint-errors.ts';
import { lineNumber, prose } from './fields.ts';
import { order } from './orders.ts';
import { issue } from './values/error-messages.ts';
import { limits } from './values/limits.ts';
import { returnReasons, returnRules, returnStatuses, returnWishes } from './values/returns.ts';

export const returnLine = z.object({
  /** Zero-based index of the order's line. */
  item: z.int(),
  name: z.string(),
  nameHi: z.string().optional(),
  quantity: z.int(),
  /** Whether the returned units are restocked; null before inspection. */
  restock: z.boolean().nullable(),
});

/** A return as its customer and administrators see it. */
export const returnRequest = z.object({
  _id: z.string(),
  status: z.enum(returnStatuses),
  wish: z.enum(returnWishes),
  reason: z.enum(returnReasons),
  /** The customer's comment. */
  note: z.string(),
  /** The shop's answer. */
  answer: z.string(),
  createdAt: z.string(),
  lines: z.array(returnLine),
  events: z.array(z.object({ status: z.enum(returnStatuses), at: z.string() })),
  /** The customer's photos; visible only to the customer and administrators. */
  pictures: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

/** The returnable lines of an order, and the return deadline. */
export const returnable = z.object({
  item: z.int(),
  name: z.string(),
  nameHi: z.string().optional(),
  /** Units that are neither refunded nor in a pending return. */
  quantity: z.int(),
  rule: z.enum(returnRules),
  /** Last day of the return period in India, YYYY-MM-DD. */
  until: z.string(),
  /** Percentage of the price that is credited; absent if the full price is refunded. */
  percent: z.int().optional(),
  /** Rupees per unit: the price paid, or the credited share of it. */
  each: z.number(),
});
export type Returnable = z.infer<typeof returnable>;

/** Returns of an order. `mayCancel`: the order has not been dispatched. */
const state = z.object({
  returns: z.array(returnRequest),
  returnable: z.array(returnable),
  mayCancel: z.boolean(),
});
export type ReturnState = z.infer<typeof state>;

const params = z.strictObject({ id: z.string().max(200) });
/** Token of an order link in an email: it authorizes actions on the order, in any browser. */
const headers = z.looseObject({ 'x-order-key': z.string().max(100).optional() });
const limit = { max: 30, minutes: 1, skipLocal: true } as const;

/**
 * The returns of an order, for its customer (by session, account or emailed link) and
 * administrators.
 */
export const getReturnsRoute = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/returns',
  access: 'public',
  limit,
  params,
  headers,
  reply: state,
  errors: ['order_not_found'],
});

export const requestReturnRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/returns',
  access: 'shopper',
  limit,
  params,
  headers,
  body: z.strictObject({
    wish: z.enum(returnWishes, issue('return_wish')),
    reason: z.enum(returnReasons, issue('return_reason')),
    note: prose(1000).optional(),
    lines: z
      .array(
        z.strictObject({ item: lineNumber, quantity: z.int().min(1).max(limits.quantityPerLine) }),
      )
      .min(1, issue('return_lines'))
      .max(limits.linesPerCart),
  }),
  reply: state,
  errors: ['order_not_found', 'order_state', 'return_open'],
});

/** Adds images to a return that is not settled: up to three `images` in total. */
export const addReturnImagesRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/returns/:returnId/pictures',
  access: 'shopper',
  kind: 'form',
  limit,
  params: params.extend({ returnId: z.string().max(200) }),
  headers,
  reply: state,
  errors: ['order_not_found', 'order_state', ...uploadErrors],
});

/**
 * An image of a return, for the order's customer (by session or emailed link) and administrators.
 */
export const getReturnImage = endpoint({
  method: 'GET',
  path: '/api/payments/orders/:id/returns/pictures/:picture',
  access: 'public',
  kind: 'file',
  type: 'image/webp',
  limit: { max: 120, minutes: 1, skipLocal: true },
  params: params.extend({ picture: z.string().max(200) }),
  headers,
  errors: ['order_not_found', 'not_found'],
});

/** Withdraws a return request before any unit is sent back. */
export const withdrawReturnRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/returns/withdraw',
  access: 'shopper',
  limit,
  params,
  headers,
  reply: state,
  errors: ['order_not_found', 'order_state'],
});

/** Confirms a cash-on-delivery order, only by the emailed link. */
export const confirmCashOrderRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/confirm',
  access: 'shopper',
  limit,
  params,
  headers,
  reply: z.object({ order }),
  errors: ['order_not_found', 'order_state'],
});

/**
 * Cancels an order by its customer before dispatch: units are restocked, and the payment is
 * refunded immediately.
 */
export const cancelOwnOrderRoute = endpoint({
  method: 'POST',
  path: '/api/payments/orders/:id/cancel',
  access: 'shopper',
  limit,
  params,
  headers,
  reply: z.object({ order }),
  errors: ['order_not_found', 'order_state'],
});
