import type { LineExtras } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { products, productVariants } from '../catalogue/schema.ts';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

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
  (table) => [uniqueIndex('wishes_once').on(table.userId, table.productId, sql`coalesce(${table.variantId}, '')`)],
);

/**
 * Subscriptions to one message when a sold-out item is back. Without `confirmedAt` the address
 * is unconfirmed.
 */
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
    /** Counts the alerts of this address for this variant: each is sent once. */
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

/** A line of a cart that was left; its names for the case that it can no longer be had. No price: today's counts. */
export type SavedLine = {
  productId: string;
  variant?: string;
  quantity: number;
  extras?: LineExtras;
  /** It was to be energised in a name, which is not stored. */
  energiseAgain?: true;
  name: string;
  nameHi: string;
};

/**
 * Abandoned checkout carts of customers who agreed to reminder emails; one for each address.
 */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    /** 'user:…' or 'guest:…': whose cart it is. */
    ownerKey: text().notNull(),
    checkoutId: text().notNull(),
    lines: jsonb().$type<SavedLine[]>().notNull(),
    locale: locale(),
    /** Counts the consents of this address: another checkout is another round of mails. */
    round: integer().notNull().default(1),
    /** Version date of the consent text. */
    noticeVersion: text().notNull(),
    /** The consent of this round: a later purchase closes it. */
    agreedAt: instant().notNull().defaultNow(),
    /** Mails of this round, and the last of them. */
    sent: integer().notNull().default(0),
    sentAt: instant(),
    /** Owners of the carts into which a link has put it: their purchases end it, too. */
    restoredBy: jsonb().$type<string[]>().notNull().default([]),
    /** The last change of the cart, from which the emails are scheduled. */
    keptAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_reminders_email').on(table.email),
    index('cart_reminders_owner').on(table.ownerKey),
    index('cart_reminders_due').on(table.sent, table.keptAt),
    check('cart_reminders_sent', sql`${table.sent} between 0 and 2`),
  ],
);
