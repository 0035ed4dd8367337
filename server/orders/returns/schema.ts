import { type ReturnReason, type ReturnStatus, type ReturnWish, returnStatuses } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, paise } from '../../platform/database/columns.ts';
import { orders } from '../../reservations/schema.ts';

/** A customer's wish to send pieces of a delivered order back, and what became of it. */
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
    /** The customer's own words. */
    note: text().notNull().default(''),
    /** What the shop said to it: why it was declined, or what to do next. */
    answer: text().notNull().default(''),
    /** The refund that settled it. */
    refundKey: text(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('return_requests_order').on(table.orderId, table.createdAt),
    index('return_requests_status').on(table.status, table.createdAt),
    // One at a time: another return of an order waits for the one that runs.
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
    /** The order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Whether the pieces came back as they may be sold again; null until they were looked at. */
    restock: boolean(),
    /** The part of what was paid that a store credit stands for: no money goes back for it. */
    creditedPaise: paise().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    check('return_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/**
 * What its customer shows of what is wrong. An image of somebody's home has no public address: it is seen by its customer and by
 * administrators alone, and goes with the request's words.
 */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: text().primaryKey(),
    returnId: text()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A WebP file in base64: text is what both databases and copies of them keep alike. */
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
