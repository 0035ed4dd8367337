import { previousStates } from '@jyotiratna/contract';
import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

/**
 * Subscribers of the monthly email. A row without `confirmedAt` is pending, or imported as
 * unconfirmed; an unsubscribed one is deleted.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: locale(),
    confirmedAt: instant(),
    /** The state of an imported subscription in the previous shop; null for one given here. */
    previousState: text({ enum: previousStates }),
    /** The date since when it has that state, if the previous shop has it. */
    previousAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('subscribers_email').on(table.email)],
);

/**
 * The owner's campaigns to all newsletter subscribers; a draft until it is sent, and immutable
 * after.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey(),
    content: jsonb().$type<CampaignContent>().notNull(),
    version: integer().notNull().default(1),
    sentAt: instant(),
    /** The administrator's email address. */
    sentBy: text(),
    readers: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('campaigns_newest').on(table.createdAt, table.id)],
);
