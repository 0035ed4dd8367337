import { z } from 'zod';
import { order, orderDocument, orderSummary, refundedLine } from '../orders.ts';
import { hallmarkPurities } from '../values/hallmark.ts';
import { orderActions, orderStatuses } from '../values/order-states.ts';
import { workshopStates } from '../values/workshop.ts';

/**
 * A line whose missing tax rate blocks the invoice: the rate of the remedy itself, of settings in
 * metal, or of energisations.
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
      /** The receipt number of a payment at the counter; null for other payments. */
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
      /** The part of `amount` that is refunded to store credit or a gift card. */
      credit: z.number(),
      status: z.enum(['queued', 'pending', 'processed', 'failed']),
      reason: z.string(),
      /** Whether the refund failed and can be retried. */
      retryable: z.boolean(),
      /**
       * Whether no provider can refund it: an administrator transfers the money and records that.
       */
      byHand: z.boolean(),
      createdAt: z.string(),
      lines: z.array(refundedLine),
    }),
  ),
  /**
   * The order's lines with the zero-based index by which refunds refer to them. Amounts in rupees.
   */
  lines: z.array(
    z.object({
      item: z.int(),
      name: z.string(),
      sku: z.string(),
      /** Weight of one unit; null if the item is not sold by weight. */
      weightMg: z.int().nullable(),
      /** Laboratory and number of a stone's report. */
      report: z.object({ laboratory: z.string(), number: z.string() }).nullable(),
      /** The purity for a hallmark; null for items of another metal or without metal. */
      purity: z.enum(hallmarkPurities).nullable(),
      quantity: z.int(),
      /** The price paid, after its share of the discount. */
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
      /** Source of the change: `verify`, `webhook`, `refund`, or `admin:` with an email address. */
      source: z.string(),
      at: z.string(),
    }),
  ),
  /** Tax documents with the paths of their PDFs. */
  documents: z.array(orderDocument),
  /** The line whose missing tax rate blocks the invoice; null without one. */
  invoiceWaits: z.string().nullable(),
  /** All lines without a tax rate, also before dispatch; absent without any. */
  missingRates: z.array(missingRate).optional(),
  /** Currently permitted actions. */
  moves: z.array(z.enum(orderActions)),
  /** The amount still refundable. */
  refundable: z.number(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** A row of the administrators' order list. */
export const orderRow = orderSummary.extend({
  user: z.object({ email: z.string() }).nullable(),
  email: z.string().nullable(),
  /** Recipient of the parcel. */
  name: z.string().nullable(),
  /** The least advanced production status of the order's lines; absent if none is made to order. */
  workshop: z.enum(workshopStates).optional(),
  /**
   * Present if the order was paid in the sandbox: no money has moved, and no statistic includes it.
   */
  test: z.literal(true).optional(),
  /** Lines whose missing tax rates block the invoice; absent without any. */
  missingRates: z.array(missingRate).optional(),
});
export type AdminOrderRow = z.infer<typeof orderRow>;
