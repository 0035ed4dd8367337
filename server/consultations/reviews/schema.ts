import { type ReviewStatus, reviewStatuses } from '@jyotiratna/contract';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { consultations } from '../schema.ts';

/**
 * Customers' reviews of sessions. Only those published by the shop are public; they are retained
 * after the transcript's retention period, and deleted with the account.
 */
export const sessionReviews = pgTable(
  'session_reviews',
  {
    consultationId: text()
      .primaryKey()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The customer's first name, with consent; null without it. */
    name: text(),
    status: text({ enum: reviewStatuses }).$type<ReviewStatus>().notNull().default('waiting'),
    /** Reason for the rejection. */
    refusal: text().notNull().default(''),
    /** The reply to the review, and its author. */
    answer: text().notNull().default(''),
    answeredBy: text({ enum: ['shop', 'healer'] }),
    /** Incremented by each change by the customer. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('session_reviews_status').on(table.status, table.createdAt)],
);
