import type { Category } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../platform/database/columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** In upper case. */
    code: text().notNull(),
    type: text({ enum: ['percentage', 'fixed'] }).notNull(),
    /**
     * Basis points for a percentage, paise for a fixed amount; for store credit, the remaining
     * balance.
     */
    value: paise().notNull(),
    /** Null: valid from its creation. */
    startsAt: instant(),
    expiresAt: instant(),
    minCartPaise: paise().notNull().default(0),
    maxRedemptions: integer(),
    /** Changed only within an order's transaction, by a conditional update. */
    redeemedCount: integer().notNull().default(0),
    /**
     * Maximum uses per customer, identified by account, email address or browser; null: unlimited.
     */
    maxPerCustomer: integer(),
    /** Maximum discount of a percentage; null: unlimited. */
    maxDiscountPaise: paise(),
    /** Eligible products and categories; both empty: all products. */
    productIds: jsonb().$type<string[]>().notNull().default([]),
    categories: jsonb().$type<Category[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Incremented with every edit, so that concurrent edits are detected. */
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
