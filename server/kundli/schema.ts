import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';
import { createdAt } from '../platform/database/columns.ts';

/** Cached charts by a hash of the birth; personal names are not stored. */
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
    /** The time at which the user stated to be the parent or guardian of the child. */
    parentStatedAt: timestamp({ withTimezone: true }),
    /**
     * The times at which daily emails and daily notifications were enabled, and the date in India
     * (YYYY-MM-DD) of the last ones.
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
