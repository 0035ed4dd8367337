import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { line, lineNumber, prose, totalRupees, typed } from '../fields.ts';
import { creditNoteParams, orderParams as params } from '../orders.ts';
import { limits } from '../values/limits.ts';
import { orderStatuses, paymentWays } from '../values/order-states.ts';
import { issue } from '../values/sentences.ts';
import { toldSize } from '../workshop.ts';
import { adminOrder, orderRow } from './order-rows.ts';

const filter = {
  /** The beginning of a number, an e-mail address or a phone number, words of a name, a PIN code, or a payment's id. */
  search: prose(200).optional(),
  status: z.enum(orderStatuses).optional(),
  /** Sold orders with a line that waits for its size, or is in the workshop. */
  workshop: z.enum(['waits_for_size', 'in_the_workshop']).optional(),
  payment: z.enum(paymentWays).optional(),
  /** Days in India, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listOrders = endpoint({
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
    /** False where `total` stopped counting: there are more. */
    totalExact: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});
export type OrderQuery = z.input<typeof listOrders.query>;

/** The same orders as CSV, a row for each of their lines, newest first; of more than 10 000 orders the newest. */
export const exportOrders = endpoint({
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

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  access: 'admin',
  params,
  reply,
  errors: ['order_not_found'],
});

/** A ring's size that its buyer told the shop in another way. Told once. */
export const enterRingSize = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ring-size',
  access: 'admin',
  params,
  body: toldSize,
  reply,
  errors: moveErrors,
});

/** A line has come out of the workshop: it can be packed. */
export const finishLine = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/made',
  access: 'admin',
  params,
  body: toldSize.pick({ item: true }),
  reply,
  errors: moveErrors,
});

/** Where a photograph or video of an energisation lies. */
export const energisedLink = typed(500).regex(/^https:\/\/[^\s/.]+\.[^\s]+$/, issue('link_invalid'));

/** A line's stone has been energised: where its photograph or video is. Its buyer is told once. */
export const noteEnergised = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/energised',
  access: 'admin',
  params,
  body: toldSize.pick({ item: true }).extend({ link: energisedLink }),
  reply,
  errors: moveErrors,
});

const lineParams = params.extend({ item: z.string().regex(/^\d{1,3}$/) });

/** The same with its photograph, one file `images`, in place of one before, and a `link` where there is one as well. */
export const addEnergisationPicture = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/energised/:item/picture',
  access: 'admin',
  kind: 'form',
  params: lineParams,
  reply,
  errors: [...moveErrors, ...uploadErrors],
});

/** Takes the photograph away; that the stone is energised stays. */
export const removeEnergisationPicture = endpoint({
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

/** An order that is to be paid at the door, whose customer has been asked by phone. */
export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/confirm',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** The customer did not take the parcel, or did not pay for it. */
export const refuseOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refuse',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** A rejected parcel has come back: its pieces go into stock, and its invoice is taken back by a credit note. */
export const returnOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/return',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

/** Writes down that a refund of money that was paid at the door was transferred to the customer's bank account. */
export const recordTransfer = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundKey/transfer',
  access: 'admin',
  params: creditNoteParams,
  /** The bank's own number of the transfer. */
  body: z.strictObject({ reference: line(60, issue('transfer_reference')) }),
  reply,
  errors: moveErrors,
});

/** Requests a failed refund again; a second request finds the repeated one. */
export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundKey/retry',
  access: 'admin',
  params: creditNoteParams,
  reply,
  errors: moveErrors,
});

/** Of an order that is paid at the door this also writes down its cash. */
export const deliverOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/deliver',
  access: 'admin',
  params,
  reply,
  errors: moveErrors,
});

export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/ship',
  access: 'admin',
  params,
  body: z.strictObject({
    carrier: line(80, issue('carrier_missing')),
    trackingNumber: line(80, issue('tracking_missing')),
    /** The status that it is based on: `stale_edit` when another parcel was named in the meantime. A correction names none. */
    was: z.enum(orderStatuses).optional(),
  }),
  reply,
  errors: [...moveErrors, 'stale_edit'],
});
export type ShipOrderBody = z.input<typeof shipOrder.body>;

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  access: 'admin',
  params,
  body: z.strictObject({ reason }),
  reply,
  errors: moveErrors,
});

/** One per opened dialog: the same key again is the same refund, or the same repetition. */
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid'));

const sumOf = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  access: 'admin',
  params,
  /** What is given back is said line by line: nothing that is left out means everything. */
  body: z.strictObject({
    key,
    lines: z
      .array(
        z.strictObject({
          item: lineNumber,
          /** Pieces that are given back; 0 for a part of the price alone. */
          quantity: z.int().min(0).max(limits.quantityPerLine),
          amount: totalRupees,
          /** Puts these pieces back into stock. */
          restock: z.boolean().default(false),
        }),
        issue('refund_lines'),
      )
      .min(1, issue('refund_lines'))
      .max(limits.linesPerCart)
      .refine((lines) => sumOf(lines) >= 1, issue('refund_least')),
    reason,
  }),
  reply,
  errors: [...moveErrors, 'idempotency_mismatch'],
});
export type RefundOrderBody = z.input<typeof refundOrder.body>;

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/resend',
  access: 'admin',
  params,
  body: z.strictObject({ key }),
  reply,
  errors: moveErrors,
});
