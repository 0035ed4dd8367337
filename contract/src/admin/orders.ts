import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { line, lineNumber, prose, totalRupees, typed } from '../fields.ts';
import { creditNoteParams, orderParams as params } from '../orders.ts';
import { issue } from '../values/error-messages.ts';
import { huidPattern } from '../values/hallmark.ts';
import { limits } from '../values/limits.ts';
import { orderStatuses, paymentMethods } from '../values/order-states.ts';
import { knownRingSize } from '../workshop.ts';
import { adminOrder, orderRow } from './order-rows.ts';

const filter = {
  /**
   * The prefix of an order number, an email address or a phone number, parts of a name, a PIN
   * code, or a payment's id.
   */
  search: prose(200).optional(),
  status: z.enum(orderStatuses).optional(),
  /** Filter for sold orders with a line that lacks its ring size, or is in production. */
  workshop: z.enum(['waits_for_size', 'in_the_workshop']).optional(),
  payment: z.enum(paymentMethods).optional(),
  /** Days in India, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listOrdersRoute = endpoint({
  method: 'GET',
  path: '/api/payments/orders',
  access: 'admin',
  query: z.strictObject({
    ...filter,
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    orders: z.array(orderRow),
    total: z.int(),
    /** False if counting stopped at `total`: there are more. */
    totalExact: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});
export type OrderQuery = z.input<typeof listOrdersRoute.query>;

/**
 * The orders of the same filter as CSV, one row per line, latest first; of more than 10 000 orders
 * the latest ones.
 */
export const exportOrdersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/orders.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject(filter),
});

const reply = z.object({ order: adminOrder });
const reason = prose(500).optional();
const moveErrors = ['order_not_found', 'order_state'] as const;

export const getAdminOrderRoute = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  access: 'admin',
  params,
  reply,
  errors: ['order_not_found'],
});

/** Records a ring size that the buyer gave by another channel. It is set only once. */
export const enterRingSizeRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ring-size',
  access: 'admin',
  params,
  body: knownRingSize,
  reply,
  errors: moveErrors,
});

/** Marks a line as produced by the workshop: it can be packed. */
export const finishLineRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/made',
  access: 'admin',
  params,
  body: knownRingSize.pick({ item: true }),
  reply,
  errors: moveErrors,
});

const huid = typed(6).overwrite((text) => text.toUpperCase());

/**
 * Sets the HUIDs of a line's finished units, replacing previous ones; an empty string is a unit
 * without a HUID. A HUID belongs to one unit of one order.
 */
export const setHallmarkRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/hallmark',
  access: 'admin',
  params,
  body: z.strictObject({
    item: lineNumber,
    huids: z
      .array(huid.refine((text) => text === '' || huidPattern.test(text), issue('huid_invalid')))
      .max(99),
  }),
  reply,
  errors: moveErrors,
});

/** URL of a photograph or video of an energisation. */
export const energisedLink = typed(500).regex(
  /^https:\/\/[^\s/.]+\.[^\s]+$/,
  issue('link_invalid'),
);

/**
 * Marks a line's stone as energised, with the URL of its photograph or video. The buyer is
 * notified once.
 */
export const noteEnergisedRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/energised',
  access: 'admin',
  params,
  body: knownRingSize.pick({ item: true }).extend({ link: energisedLink }),
  reply,
  errors: moveErrors,
});

const lineParams = params.extend({ item: z.string().regex(/^\d{1,3}$/) });

/**
 * Uploads a photograph of an energised stone (one file `images`), replacing the previous one, with
 * an optional `link`.
 */
export const addEnergisationImageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/energised/:item/picture',
  access: 'admin',
  kind: 'form',
  params: lineParams,
  reply,
  errors: [...moveErrors, ...uploadErrors],
});

/** Removes the photograph; the stone stays energised. */
export const removeEnergisationImageRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/orders/:id/energised/:item/picture',
  access: 'admin',
  params: lineParams,
  reply,
  errors: moveErrors,
});

export const packOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/pack',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** Confirms a cash-on-delivery order after a phone call to the customer. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/confirm',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** Records that the customer did not accept the parcel, or did not pay for it. */
export const rejectOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refuse',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/**
 * Records the return of a rejected parcel: its units are restocked, and its invoice is reversed
 * by a credit note.
 */
export const returnOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/return',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/**
 * Records that the refund of a cash-on-delivery payment was transferred to the customer's bank
 * account.
 */
export const recordTransferRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundKey/transfer',
  access: 'admin',
  params: creditNoteParams,
  /** The bank's reference number of the transfer. */
  body: z.strictObject({ reference: line(60, issue('transfer_reference')) }),
  reply,
  errors: moveErrors,
});

/** Retries a failed refund. Idempotent: a second request returns the retry in progress. */
export const retryRefundRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundKey/retry',
  access: 'admin',
  params: creditNoteParams,
  reply,
  errors: moveErrors,
});

/** Marks an order without an address as handed over at the counter. */
export const collectOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/collect',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** Marks an order as delivered; for cash on delivery this also records the cash payment. */
export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/deliver',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

export const shipOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ship',
  access: 'admin',
  params,
  body: z.strictObject({
    carrier: line(80, issue('carrier_missing')),
    trackingNumber: line(80, issue('tracking_missing')),
    /**
     * The status that the change is based on: `stale_edit` if another parcel was recorded in the
     * meantime. Absent for a correction.
     */
    was: z.enum(orderStatuses).optional(),
  }),
  reply,
  errors: [...moveErrors, 'stale_edit'],
});

export const cancelOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  access: 'admin',
  params,
  body: z.strictObject({ reason }),
  reply,
  errors: moveErrors,
});

/** Idempotency key, one per opened dialog: for a refund or its retry. */
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid'));

const totalOf = (lines: { amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);

export const refundOrderRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  access: 'admin',
  params,
  /** Refunds line by line: an omitted line is not refunded. */
  body: z.strictObject({
    key,
    lines: z
      .array(
        z.strictObject({
          item: lineNumber,
          /** Refunded units; 0 refunds a part of the price only. */
          quantity: z.int().min(0).max(limits.quantityPerLine),
          amount: totalRupees,
          /** Whether these units are restocked. */
          restock: z.boolean().default(false),
        }),
        issue('refund_lines'),
      )
      .min(1, issue('refund_lines'))
      .max(limits.linesPerCart)
      .refine((lines) => totalOf(lines) >= 1, issue('refund_least')),
    reason,
  }),
  reply,
  errors: [...moveErrors, 'idempotency_mismatch'],
});
export type RefundOrderBody = z.input<typeof refundOrderRoute.body>;

export const resendConfirmationRoute = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/resend',
  access: 'admin',
  params,
  body: z.strictObject({ key }),
  reply,
  errors: moveErrors,
});
