import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../database/columns.ts';

/**
 * Tasks with external effects, inserted in the transaction that decides them; unique by `kind` and
 * `key`.
 */
export const outbox = pgTable(
  'outbox',
  {
    kind: text().notNull(),
    key: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    doneAt: instant(),
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('outbox_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
);
