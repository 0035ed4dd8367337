import type { Category } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../platform/database/columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** Upper-case. */
    code: text().notNull(),
    type: text({ enum: ['percentage', 'fixed'] }).notNull(),
    /**
     * Hundredths of a percent for a percentage, paise for a fixed amount; of a store credit the
     * balance that is left.
     */
    value: paise().notNull(),
    /** Null works from the moment of creation. */
    startsAt: instant(),
    expiresAt: instant(),
    minCartPaise: paise().notNull().default(0),
    maxRedemptions: integer(),
    /** Moves only inside an order's transaction, by a conditional update. */
    redeemedCount: integer().notNull().default(0),
    /**
     * Maximum uses per customer, identified by account, email address or browser; null is
     * unlimited.
     */
    maxPerCustomer: integer(),
    /** Maximum discount of a percentage; null is unlimited. */
    maxDiscountPaise: paise(),
    /** Its eligible products and whole categories. Both empty is everything. */
    productIds: jsonb().$type<string[]>().notNull().default([]),
    categories: jsonb().$type<Category[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Incremented with every edit, so that the later of two administrators gets a conflict. */
    version: integer().notNull().default(1),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupons_code_alive').on(table.code).where(sql`${table.deletedAt} is null`),
    check(
      'coupons_value',
      sql`${table.value} >= 0 and (${table.type} <> 'percentage' or ${table.value} <= 10000)`,
    ),
    check(
      'coupons_limits',
      sql`(${table.maxPerCustomer} is null or ${table.maxPerCustomer} > 0) and (${table.maxDiscountPaise} is null or ${table.maxDiscountPaise} > 0)`,
    ),
    check('coupons_period', sql`${table.startsAt} < ${table.expiresAt}`),
    check(
      'coupons_redeemed',
      sql`${table.redeemedCount} >= 0 and (${table.maxRedemptions} is null or ${table.redeemedCount} <= ${table.maxRedemptions})`,
    ),
  ],
);
