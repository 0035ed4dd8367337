import type { CampaignContent } from '@jyotiratna/contract/admin/campaigns';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';
import { orders } from '../reservations/schema.ts';

/** What visitors wrote on the contact page, until a year after the answer. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: locale(),
    /** The order it is about, where its writer came from the page of one. */
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

/** Who gets the monthly letter. A row without `confirmedAt` has asked and not yet said yes; who leaves is removed. */
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

/** What the owner writes to everyone who gets the newsletter; a draft until it was sent, and then as it was sent. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey(),
    content: jsonb().$type<CampaignContent>().notNull(),
    version: integer().notNull().default(1),
    sentAt: instant(),
    /** The administrator's e-mail address. */
    sentBy: text(),
    readers: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('campaigns_newest').on(table.createdAt, table.id)],
);
