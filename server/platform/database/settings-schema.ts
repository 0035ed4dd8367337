import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts that all processes of one shop share and nobody configures: the sandbox's secrets, which process keeps its ledger. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
