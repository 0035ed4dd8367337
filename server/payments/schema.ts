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

/** What the provider told about a payment. `disposition` is what the shop made of a captured one. */
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
    disposition: text({ enum: ['applied', 'duplicate', 'late', 'mismatch'] }),
    source: text().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_applied').on(table.orderId).where(sql`${table.disposition} = 'applied'`),
  ],
);

/** Money given back, one row a refund. `key` is the idempotency key sent to the provider. */
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
    amountPaise: paise().notNull(),
    reason: text().notNull(),
    status: text({ enum: ['queued', 'pending', 'processed', 'failed'] }).notNull(),
    gatewayRefundId: text(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('refunds_order').on(table.orderId), index('refunds_gateway').on(table.gatewayRefundId)],
);

/** What a refund is about, line by line. A refund made at the provider's own dashboard has none: it names no lines. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundKey: text()
      .notNull()
      .references(() => refunds.key, { onDelete: 'cascade' }),
    orderId: text().notNull(),
    position: integer().notNull(),
    /** Pieces that are given back for their whole price; 0 where only a part of the price is. */
    quantity: integer().notNull(),
    amountPaise: paise().notNull(),
    /** Of these pieces, those put back on the shelf. */
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
    check('refund_lines_counts', sql`${table.quantity} >= 0 and ${table.restocked} between 0 and ${table.quantity}`),
    check('refund_lines_amount', sql`${table.amountPaise} >= 0`),
  ],
);

/** A webhook's bytes as base64, and who signed them; rows from before that was kept name nobody. */
export type StoredWebhook = { raw: string; provider?: string };

/** Raw webhooks by the provider's event id: stored before they are acted on, acted on once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    event: text().notNull(),
    payload: jsonb().$type<StoredWebhook>().notNull(),
    receivedAt: createdAt(),
    /** When it is acted on next: later than at once after a failure, or while its order is not known yet. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    processedAt: instant(),
    attempts: integer().notNull().default(0),
    note: text(),
  },
  (table) => [index('webhook_events_open').on(table.dueAt).where(sql`${table.processedAt} is null`)],
);
