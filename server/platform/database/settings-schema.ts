import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Values that all processes of one shop share and that are not configurable: the sandbox's
 * secrets, the process that manages its ledger.
 */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
