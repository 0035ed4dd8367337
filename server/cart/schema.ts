import type { LineExtras } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { createdAt } from '../platform/database/columns.ts';
import { coupons } from '../pricing/schema.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** What of the product: its only variant's id is the product's own. */
    variantId: text()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** How the piece is set and what is done with it; null for what is bought as it is. */
    extras: jsonb().$type<LineExtras>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** The coupon a user has entered; it is counted only when an order reserves it. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  couponId: text()
    .notNull()
    .references(() => coupons.id, { onDelete: 'cascade' }),
});
