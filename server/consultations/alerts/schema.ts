import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant, locale } from '../../platform/database/columns.ts';

/**
 * Customers who are notified once a healer is free: one row per customer and healer, removed soon
 * after.
 */
export const healerAlerts = pgTable(
  'healer_alerts',
  {
    healerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locale: locale(),
    createdAt: createdAt(),
    /** When the healer was free; null while the customer waits. */
    notifiedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.healerId, table.userId] }),
    index('healer_alerts_user').on(table.userId),
  ],
);
