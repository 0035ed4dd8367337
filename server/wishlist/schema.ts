import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { createdAt } from '../platform/database/columns.ts';

/** Users' wishlists. A guest's wishlist is stored in their browser. */
export const wishlistItems = pgTable(
  'wishes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null where the product has no options, or no option was selected. */
    variantId: text().references(() => productVariants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('wishes_once').on(
      table.userId,
      table.productId,
      sql`coalesce(${table.variantId}, '')`,
    ),
  ],
);
