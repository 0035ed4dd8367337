import { type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

/**
 * Customers' reviews of sessions that were held. Only those that the shop has published are
 * public; they stay when the transcript's retention ends, and are deleted with the account.
 */
export const sessionReviews = pgTable(
  'session_reviews',
  {
    consultationId: text()
      .primaryKey()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The first name, with the customer's consent; null without it. */
    name: text(),
    status: text({ enum: reviewStatuses }).$type<ReviewStatus>().notNull().default('waiting'),
    /** Why the shop has rejected it. */
    refusal: text().notNull().default(''),
    /** The reply below it, and its author. */
    answer: text().notNull().default(''),
    answeredBy: text({ enum: ['shop', 'healer'] }),
    /** Incremented by each change of the customer. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('session_reviews_status').on(table.status, table.createdAt)],
);
