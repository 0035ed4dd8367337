import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { paise } from '../../platform/database/columns.ts';

/** Settlements: a provider's transfers to the shop's bank account, as it reports them. */
export const settlements = pgTable(
  'settlements',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    provider: text().notNull(),
    amountPaise: paise().notNull(),
    status: text({ enum: ['created', 'processed', 'failed'] }).notNull(),
    /** The bank's transfer number (UTR). */
    utr: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('settlements_created').on(table.createdAt)],
);

/** Lines of settlements in the provider's order; a line that it reports twice is stored twice. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlementId: text()
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    entityId: text().notNull(),
    kind: text().notNull(),
    amountPaise: paise().notNull(),
    creditPaise: paise().notNull(),
    debitPaise: paise().notNull(),
    feePaise: paise().notNull(),
    taxPaise: paise().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.position] }),
    index('settlement_lines_entity').on(table.entityId),
  ],
);
