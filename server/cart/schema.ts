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
    /** The variant's id; that of a product without options is the product's own. */
    variantId: text()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Setting and energisation of the stone; null without extras. */
    extras: jsonb().$type<LineExtras>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** The coupon entered by a user; its use is recorded only when an order reserves it. */
export const cartCoupons = pgTable('cart_coupons', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  couponId: text()
    .notNull()
    .references(() => coupons.id, { onDelete: 'cascade' }),
});
