import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';
import { orders } from '../reservations/schema.ts';

/** Visitors' messages from the contact page, until a year after they are resolved. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: locale(),
    /** The related order, where its sender used the contact link on an order's page. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    // Deleting an order looks for its messages.
    index('messages_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

/**
 * Subscribers of the monthly email. A row without `confirmedAt` is pending; an unsubscribed one
 * is deleted.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: locale(),
    confirmedAt: instant(),
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
