import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';
import { orders } from '../reservations/schema.ts';

/** Visitors' messages from the contact page, until a year after they are resolved. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: locale(),
    /** The related order, if the message was sent by the contact link of an order's page. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    // Supports the foreign key check when an order is deleted.
    index('messages_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);
