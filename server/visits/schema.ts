import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Visits and steps to a purchase by day in India. They are sums: nothing is known of a visitor. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text({ enum: ['visit', 'product', 'cart', 'checkout'] }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);
