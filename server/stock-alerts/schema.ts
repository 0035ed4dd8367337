import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products, productVariants } from '../catalogue/schema.ts';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

/**
 * Subscriptions to one message when a sold-out item is back in stock. Without `confirmedAt` the
 * address is unconfirmed.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text().primaryKey(),
    /** The email address, in lower case. */
    email: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: text()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    locale: locale(),
    /** The number of alerts of this address for this variant so far: each is sent once. */
    round: integer().notNull().default(1),
    confirmedAt: instant(),
    notifiedAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stock_alerts_once').on(table.email, table.variantId),
    index('stock_alerts_waiting')
      .on(table.productId)
      .where(sql`${table.notifiedAt} is null and ${table.confirmedAt} is not null`),
  ],
);
