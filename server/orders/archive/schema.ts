import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, paise } from '../../platform/database/columns.ts';

export type ArchivedItem = { name: string; sku: string; quantity: number; pricePaise: number };
export type ArchivedAddress = { name: string; lines: string[]; phone: string };

/**
 * Orders of the previous shop, unchanged: they have no invoice, stock or payment in this shop, and
 * are immutable.
 */
export const archivedOrders = pgTable(
  'archived_orders',
  {
    id: text().primaryKey(),
    /** The order number, as the customer knows it. */
    number: text().notNull(),
    /** Lower-cased; null once the customer's data is deleted. */
    email: text(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** The status as the previous shop named it. */
    status: text().notNull(),
    currency: text().notNull(),
    totalPaise: paise().notNull(),
    shippingPaise: paise().notNull(),
    taxPaise: paise().notNull(),
    discountPaise: paise().notNull(),
    refundedPaise: paise().notNull(),
    items: jsonb().$type<ArchivedItem[]>().notNull(),
    address: jsonb().$type<ArchivedAddress>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('archived_orders_email').on(table.email, table.placedAt),
    index('archived_orders_placed').on(table.placedAt),
  ],
);
