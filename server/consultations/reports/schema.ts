import { reportReasons } from '@jyotiratna/contract';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

const side = () => text({ enum: ['customer', 'healer'] }).notNull();

/** A report of one side of a session about the other: one row for each side. */
export const consultationReports = pgTable(
  'consultation_reports',
  {
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** The side that reports. */
    side: side(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
    /** The time at which an administrator handled it; `note` is the administrator's. */
    handledAt: instant(),
    note: text(),
  },
  (table) => [
    uniqueIndex('consultation_reports_once').on(table.consultationId, table.side),
    index('consultation_reports_at').on(table.createdAt),
  ],
);

/** Pairs of users that have no session with each other, by the side that blocked. */
export const consultationBlocks = pgTable(
  'consultation_blocks',
  {
    customerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    healerUserId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: side(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.healerUserId, table.side] })],
);
