import {
  type ReturnReason,
  type ReturnStatus,
  type ReturnWish,
  returnStatuses,
} from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, paise } from '../../platform/database/columns.ts';
import { orders } from '../../reservations/schema.ts';

/** A customer's request to return items of a delivered order, and its outcome. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: returnStatuses }).$type<ReturnStatus>().notNull(),
    wish: text().$type<ReturnWish>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** The customer's comment. */
    note: text().notNull().default(''),
    /** The shop's reply: the reason for a rejection, or the next step. */
    answer: text().notNull().default(''),
    /** The refund that settled the return. */
    refundKey: text(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('return_requests_order').on(table.orderId, table.createdAt),
    index('return_requests_status').on(table.status, table.createdAt),
    // An order has at most one open return.
    uniqueIndex('return_requests_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('requested', 'approved', 'received')`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    /** The position of the order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Whether the returned units are resalable; null until they are inspected. */
    restock: boolean(),
    /** The part of the payment that was returned as store credit instead of money. */
    creditedPaise: paise().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check('return_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/**
 * The customer's images of a defect. They may show a private home, so they have no public URL: only
 * the customer and administrators can see them, and they are deleted with the request's comment.
 */
export const returnImages = pgTable(
  'return_pictures',
  {
    id: text().primaryKey(),
    returnId: text()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A WebP file in base64: text is stored identically by both databases and their backups. */
    content: text().notNull(),
  },
  (table) => [uniqueIndex('return_pictures_position').on(table.returnId, table.position)],
);

/** Every step of a return, append-only. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    returnId: text()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    to: text('to_status').$type<ReturnStatus>().notNull(),
    at: createdAt(),
  },
  (table) => [index('return_events_return').on(table.returnId)],
);
