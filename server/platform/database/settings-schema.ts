import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Values that all processes of a shop share: saved settings, generated secrets, job leases. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
