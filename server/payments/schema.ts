import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../platform/database/columns.ts';
import { orderItems, orders } from '../reservations/schema.ts';

/**
 * Payments with the provider's status. `disposition` is the shop's decision about a captured one.
 */
export const payments = pgTable(
  'payments',
  {
    /** The provider's payment id. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    gatewayOrderId: text().notNull(),
    status: text({ enum: ['created', 'failed', 'authorized', 'captured', 'refunded'] }).notNull(),
    amountPaise: paise().notNull(),
    currency: text().notNull(),
    method: text(),
    /** The receipt number of a payment at the counter. */
    reference: text(),
    disposition: text({ enum: ['applied', 'duplicate', 'late', 'mismatch'] }),
    source: text().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_applied')
      .on(table.orderId)
      .where(sql`${table.disposition} = 'applied'`),
  ],
);

/** Refunds. `key` is the idempotency key for the provider. */
export const refunds = pgTable(
  'refunds',
  {
    key: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /** The total refund; the part beyond `creditPaise` goes to the payment method. */
    amountPaise: paise().notNull(),
    /** The part that is returned to store credit. */
    creditPaise: paise().notNull().default(0),
    reason: text().notNull(),
    status: text({ enum: ['queued', 'pending', 'processed', 'failed'] }).notNull(),
    gatewayRefundId: text(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_gateway').on(table.gatewayRefundId),
  ],
);

/** The order lines of a refund. One made at the provider's dashboard has none. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundKey: text()
      .notNull()
      .references(() => refunds.key, { onDelete: 'cascade' }),
    orderId: text().notNull(),
    position: integer().notNull(),
    /** Units refunded at full price; 0 for a partial refund of the price. */
    quantity: integer().notNull(),
    amountPaise: paise().notNull(),
    /** The number of these units that is restocked. */
    restocked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refundKey, table.position] }),
    index('refund_lines_order').on(table.orderId),
    foreignKey({
      name: 'refund_lines_item',
      columns: [table.orderId, table.position],
      foreignColumns: [orderItems.orderId, orderItems.position],
    }).onDelete('cascade'),
    check(
      'refund_lines_counts',
      sql`${table.quantity} >= 0 and ${table.restocked} between 0 and ${table.quantity}`,
    ),
    check('refund_lines_amount', sql`${table.amountPaise} >= 0`),
  ],
);

/** The body of a webhook in base64, and the provider that signed it; absent in older rows. */
export type StoredWebhook = { raw: string; provider?: string };

/** Raw webhooks by the provider's event id: stored before processing, and processed once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    event: text().notNull(),
    payload: jsonb().$type<StoredWebhook>().notNull(),
    receivedAt: createdAt(),
    /**
     * The time of the next processing attempt: delayed after a failure, or while its order does not
     * exist yet.
     */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    processedAt: instant(),
    attempts: integer().notNull().default(0),
    note: text(),
  },
  (table) => [
    index('webhook_events_open').on(table.dueAt).where(sql`${table.processedAt} is null`),
  ],
);
