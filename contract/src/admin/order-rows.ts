import { z } from 'zod';
import { order, orderDocument, orderSummary, refundedLine } from '../orders.ts';
import { hallmarkPurities } from '../values/hallmark.ts';
import { orderActions, orderStatuses } from '../values/order-states.ts';
import { workshopStates } from '../values/workshop.ts';

/**
 * A line whose missing tax rate blocks the invoice: the remedy's own, that of settings in metal,
 * or that of energisations.
 */
export const missingRate = z.object({
  name: z.string(),
  rate: z.enum(['remedy', 'setting', 'energisation']),
});
export type MissingRate = z.infer<typeof missingRate>;

/** An order as administrators see it. Amounts in rupees. */
export const adminOrder = order.extend({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount: z.number(),
      method: z.string().nullable(),
      /** The number on the receipt of a payment at the counter. */
      reference: z.string().nullable(),
      /** Outcome of a captured payment: `applied`, or the reason for its refund. */
      disposition: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      key: z.string(),
      paymentId: z.string(),
      amount: z.number(),
      /** The part of `amount` that goes back to store credit or a gift card. */
      credit: z.number(),
      status: z.enum(['queued', 'pending', 'processed', 'failed']),
      reason: z.string(),
      /** It failed, and the same money can be requested again. */
      retryable: z.boolean(),
      /**
       * No provider can refund it: an administrator transfers the money manually, and records that.
       */
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
      sku: z.string(),
      /** Of one unit; null where it is not sold by its weight. */
      weightMg: z.int().nullable(),
      /** Of a stone: by which laboratory, and under which number. */
      report: z.object({ laboratory: z.string(), number: z.string() }).nullable(),
      /** The purity of which it can be hallmarked; null for items of another metal or of none. */
      purity: z.enum(hallmarkPurities).nullable(),
      quantity: z.int(),
      /** Without its share of the discount. */
      paid: z.number(),
      refundedQuantity: z.int(),
      /** The amount still refundable. */
      left: z.number(),
      /** Whether units can be restocked: their stock is tracked, and the order has reduced it. */
      restockable: z.boolean(),
    }),
  ),
  events: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      /** Source of the change: `verify`, `webhook`, `refund`, `admin:` and an address. */
      source: z.string(),
      at: z.string(),
    }),
  ),
  /** Tax documents with the paths of their PDFs. */
  documents: z.array(orderDocument),
  /** The line whose missing tax rate blocks the invoice; null if there is no such line. */
  invoiceWaits: z.string().nullable(),
  /** All such lines, also before the parcel leaves; absent without any. */
  missingRates: z.array(missingRate).optional(),
  /** Currently permitted actions. */
  moves: z.array(z.enum(orderActions)),
  /** The amount still refundable. */
  refundable: z.number(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** A row of the administrators' list. */
export const orderRow = orderSummary.extend({
  user: z.object({ email: z.string() }).nullable(),
  email: z.string().nullable(),
  /** Recipient of the parcel. */
  name: z.string().nullable(),
  /** The least advanced status of its lines; null if no line requires production. */
  workshop: z.enum(workshopStates).optional(),
  /** It was paid in the sandbox: no money has moved, and no figure counts it. */
  test: z.literal(true).optional(),
  /** The lines whose missing tax rates block its invoice; absent if there are no such lines. */
  missingRates: z.array(missingRate).optional(),
});
export type AdminOrderRow = z.infer<typeof orderRow>;
