import { reportReasons } from '@jyotiratna/contract';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { createdAt, instant } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

const side = () => text({ enum: ['customer', 'healer'] }).notNull();

/** Reports about the other side of a session, at most one per side. */
export const consultationReports = pgTable(
  'consultation_reports',
  {
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** The reporting side. */
    side: side(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
    /** Time at which an administrator handled it, and the administrator's note. */
    handledAt: instant(),
    note: text(),
  },
  (table) => [
    uniqueIndex('consultation_reports_once').on(table.consultationId, table.side),
    index('consultation_reports_at').on(table.createdAt),
  ],
);

/** Pairs of users who have no sessions with each other, with the side that blocked. */
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
