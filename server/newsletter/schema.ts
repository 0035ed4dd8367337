import { previousStates } from '@jyotiratna/contract';
import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

/**
 * Subscribers of the newsletter. A row without `confirmedAt` is pending, or imported without
 * confirmation; unsubscribing deletes the row.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: locale(),
    confirmedAt: instant(),
    /**
     * The subscription state in the previous shop; null for a subscription that was made in this
     * one.
     */
    previousState: text({ enum: previousStates }),
    /** The date since which the previous shop had that state, if known. */
    previousAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('subscribers_email').on(table.email)],
);

/** Newsletter campaigns: drafts until they are sent, and immutable after. */
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
