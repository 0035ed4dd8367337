import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant, locale } from '../../platform/database/columns.ts';

/**
 * Alerts for customers when a healer becomes available: one row per customer and healer, deleted
 * soon after the notification.
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
    /** Time of the notification; null while it is pending. */
    notifiedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.healerId, table.userId] }),
    index('healer_alerts_user').on(table.userId),
  ],
);
