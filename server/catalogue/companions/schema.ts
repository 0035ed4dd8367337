import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../schema.ts';

/** Products bought together, by number of distinct buyers; recomputed by a job. */
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
