import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { createdAt } from '../platform/database/columns.ts';

/**
 * Cached charts, as numbers, by a hash of the birth without the name: no personal name is
 * stored here.
 */
export const kundliCache = pgTable(
  'kundli_cache',
  {
    key: text().primaryKey(),
    reply: jsonb().notNull(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('kundli_cache_created').on(table.createdAt)],
);

/** Births saved by users. */
export const savedKundlis = pgTable(
  'saved_kundlis',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb().notNull(),
    /** When the user stated to be the parent or guardian of the child whose birth it is. */
    parentStatedAt: timestamp({ withTimezone: true }),
    /**
     * Since when its daily email and its daily notification are on, and the Indian day (YYYY-MM-DD)
     * of the last ones.
     */
    dailyEnabledAt: timestamp('daily_since', { withTimezone: true }),
    dailyPushEnabledAt: timestamp('daily_push_since', { withTimezone: true }),
    dailySentOn: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_kundlis_user').on(table.userId, table.createdAt),
    index('saved_kundlis_daily')
      .on(table.dailySentOn)
      .where(sql`${table.dailyEnabledAt} is not null or ${table.dailyPushEnabledAt} is not null`),
  ],
);
