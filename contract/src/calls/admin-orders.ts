import { z } from 'zod';
import { limits, orderMoves, orderStatuses } from '../values/limits.ts';
import { issue } from '../values/sentences.ts';
import { order, orderDocument, refundedLine } from './orders.ts';
import { line, prose, rupees } from './parts.ts';

/** An order as administrators see it. Amounts in rupees. */
export const adminOrder = order.extend({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount: z.number(),
      method: z.string().nullable(),
      /** What the shop made of a captured payment: `applied`, or why it goes back. */
      disposition: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      key: z.string(),
      paymentId: z.string(),
      amount: z.number(),
      status: z.enum(['queued', 'pending', 'processed', 'failed']),
      reason: z.string(),
      createdAt: z.string(),
      lines: z.array(refundedLine),
    }),
  ),
  /** Its lines as refunds name them: by their number, from 0. Amounts in rupees. */
  lines: z.array(
    z.object({
      item: z.int(),
      name: z.string(),
      quantity: z.int(),
      /** Without its share of the discount. */
      paid: z.number(),
      refundedQuantity: z.int(),
      /** What can still be given back for it. */
      left: z.number(),
      /** Whether pieces can be put back into stock: it is counted, and the order has taken it. */
      restockable: z.boolean(),
    }),
  ),
  events: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      /** Who or what moved it: `verify`, `webhook`, `refund`, `admin:` and an address. */
      source: z.string(),
      at: z.string(),
    }),
  ),
  /** Tax documents with the paths of their PDFs. */
  documents: z.array(orderDocument),
  /** What may be done with it now. */
  moves: z.array(z.enum(orderMoves)),
  /** What can still be given back. */
  refundable: z.number(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

const params = z.strictObject({ id: z.string().max(200) });
const reply = z.object({ order: adminOrder });
const reason = prose(500).optional();

export const getAdminOrder = { params, reply };
export const packOrder = { params, reply };
export const deliverOrder = { params, reply };
export const shipOrder = {
  params,
  body: z.strictObject({
    carrier: line(80, issue('carrier_missing')),
    trackingNumber: line(80, issue('tracking_missing')),
    /** The status that it is based on: 409 `stale_edit` when another parcel was named meanwhile. A correction names none. */
    was: z.enum(orderStatuses).optional(),
  }),
  reply,
};
export const cancelOrder = { params, body: z.strictObject({ reason }), reply };

/** One per opened dialog: the same key again is the same refund, or the same repetition. */
const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('key_invalid'));

const sumOf = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

export const refundOrder = {
  params,
  /** What is given back is said line by line: nothing that is left out means everything. */
  body: z.strictObject({
    key,
    lines: z
      .array(
        z.strictObject({
          item: z.int().min(0),
          /** Pieces that are given back; 0 for a part of the price alone. */
          quantity: z.int().min(0).max(limits.quantityPerLine),
          amount: rupees,
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
};
export const resendConfirmation = { params, body: z.strictObject({ key }), reply };

export const getCreditNote = {
  params: z.strictObject({ id: z.string().max(200), refundKey: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
};

export type ShipOrderBody = z.input<typeof shipOrder.body>;
export type RefundOrderBody = z.input<typeof refundOrder.body>;
