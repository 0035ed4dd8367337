import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from '../platform/database/columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** Upper-case. */
    code: text().notNull(),
    type: text({ enum: ['percentage', 'fixed'] }).notNull(),
    /** Hundredths of a percent for a percentage, paise for a fixed amount. */
    value: paise().notNull(),
    /** Null works from the moment of creation. */
    startsAt: instant(),
    expiresAt: instant(),
    minCartPaise: paise().notNull().default(0),
    maxRedemptions: integer(),
    /** Moves only inside an order's transaction, by a conditional update. */
    redeemedCount: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Grows with every edit, so that the later of two administrators is told. */
    version: integer().notNull().default(1),
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupons_code_alive').on(table.code).where(sql`${table.deletedAt} is null`),
    check('coupons_value', sql`${table.value} > 0 and (${table.type} <> 'percentage' or ${table.value} <= 10000)`),
    check('coupons_period', sql`${table.startsAt} < ${table.expiresAt}`),
    check(
      'coupons_redeemed',
      sql`${table.redeemedCount} >= 0 and (${table.maxRedemptions} is null or ${table.redeemedCount} <= ${table.maxRedemptions})`,
    ),
  ],
);
