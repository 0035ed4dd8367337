import { z } from 'zod';
import { order, orderDocument, orderSummary, refundedLine } from '../orders.ts';
import { orderMoves, orderStatuses } from '../values/order-states.ts';
import { workshopStates } from '../values/workshop.ts';

/** A line for whose rate the invoice waits: the remedy's own, that of settings in metal, or that of energisations. */
export const missingRate = z.object({ name: z.string(), rate: z.enum(['remedy', 'setting', 'energisation']) });
export type MissingRate = z.infer<typeof missingRate>;

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
      /** It failed, and the same money can be requested again. */
      retryable: z.boolean(),
      /** No provider gives it back: an administrator transfers it, and writes that down. */
      byHand: z.boolean(),
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
  /** The line without a tax rate for which the invoice waits; null where it waits for none. */
  invoiceWaits: z.string().nullable(),
  /** All such lines, also before the parcel leaves; absent without any. */
  missingRates: z.array(missingRate).optional(),
  /** What may be done with it now. */
  moves: z.array(z.enum(orderMoves)),
  /** What can still be given back. */
  refundable: z.number(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** A row of the administrators' list. */
export const orderRow = orderSummary.extend({
  user: z.object({ email: z.string() }).nullable(),
  email: z.string().nullable(),
  /** Whom the parcel goes to. */
  name: z.string().nullable(),
  /** Of its lines the one that is least far; null where nothing has to be made. */
  workshop: z.enum(workshopStates).optional(),
  /** It was paid in the sandbox: no money has moved, and no figure counts it. */
  test: z.literal(true).optional(),
  /** The lines for whose rates its invoice waits; absent without any. */
  missingRates: z.array(missingRate).optional(),
});
export type OrderRow = z.infer<typeof orderRow>;
