import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

/** What users wish for. A guest's wishes live in their browser. */
export const wishes = pgTable(
  'wishes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null where the product has nothing to choose, or nothing was chosen. */
    variantId: text().references(() => productVariants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('wishes_once').on(table.userId, table.productId, sql`coalesce(${table.variantId}, '')`)],
);

/** Who wants one message when something that is sold out is back. Without `confirmedAt` nobody has said yes under that address. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: text()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    locale: locale(),
    /** Counts the waits of this address for this variant: each is told once. */
    round: integer().notNull().default(1),
    confirmedAt: instant(),
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stock_alerts_once').on(table.email, table.variantId),
    index('stock_alerts_waiting')
      .on(table.productId)
      .where(sql`${table.toldAt} is null and ${table.confirmedAt} is not null`),
  ],
);

/** What was bought together, by how many different buyers; counted anew by a job. */
export const productPairs = pgTable(
  'product_pairs',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    withId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    buyers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.withId] })],
);
