import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';
import { orders } from '../reservations/schema.ts';

/** What visitors wrote on the contact page, until a year after the answer. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: locale(),
    /** The order it is about, where its writer came from the page of one. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    // Deleting an order looks for its messages.
    index('messages_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

/** Who gets the monthly letter. A row without `confirmedAt` has asked and not yet said yes; who leaves is removed. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: locale(),
    confirmedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('subscribers_email').on(table.email)],
);
