import { type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { images, products } from '../../catalogue/schema.ts';
import { createdAt } from '../../platform/database/columns.ts';
import { orders } from '../../reservations/schema.ts';

/** Buyers' reviews of delivered products. Only reviews published by the shop are public. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** Null for a review from the previous shop. */
    orderId: text().references(() => orders.id),
    /**
     * Whether the review is from the previous shop: not by a verified buyer, and not in any
     * average.
     */
    imported: boolean().notNull().default(false),
    userId: text().references(() => users.id),
    /**
     * Keyed hash of the order's email address: a buyer has one review of a product, with or without
     * an account.
     */
    buyerKey: text().notNull(),
    /** The given name, from the order's address. */
    name: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    status: text({ enum: reviewStatuses }).$type<ReviewStatus>().notNull().default('waiting'),
    /** The reason why the shop rejected it. */
    refusal: text().notNull().default(''),
    /** The shop's public reply to the review. */
    answer: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_buyer').on(table.productId, table.buyerKey),
    uniqueIndex('reviews_one_per_user').on(table.productId, table.userId),
    index('reviews_order').on(table.orderId),
    index('reviews_status').on(table.status, table.createdAt),
    index('reviews_user').on(table.userId),
    check('reviews_origin', sql`${table.imported} or ${table.orderId} is not null`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

export const reviewImages = pgTable(
  'review_pictures',
  {
    reviewId: text()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    pictureId: text()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    index('review_pictures_picture').on(table.pictureId),
  ],
);
