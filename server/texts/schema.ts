import { textChannels, textKinds, textStates } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, locale } from '../platform/database/columns.ts';

/**
 * Messages to phones. The row is committed before the attempt: a message whose attempt ended
 * without a response is never attempted again.
 */
export const textMessages = pgTable(
  'text_messages',
  {
    /** The key of the outbox task; the provider returns it with each delivery state. */
    key: text().primaryKey(),
    kind: text({ enum: textKinds }).notNull(),
    /** E.164; null once the retention period has ended. */
    to: text('recipient'),
    locale: locale(),
    channel: text({ enum: textChannels }).notNull(),
    sandbox: boolean().notNull(),
    state: text({ enum: textStates }).notNull(),
    /** The reason for withholding or failing. */
    reason: text(),
    /** Null where the text contains a secret and a real phone receives it. */
    text: text(),
    providerId: text(),
    /** The number of parts of an SMS. */
    parts: integer().notNull().default(1),
    /** In thousandths of a rupee; null without a price. */
    costMills: integer(),
    attempts: integer().notNull().default(0),
    attemptedAt: instant(),
    createdAt: createdAt(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('text_messages_newest').on(table.createdAt, table.key),
    index('text_messages_to').on(table.to, table.createdAt).where(sql`${table.to} is not null`),
    uniqueIndex('text_messages_provider').on(table.channel, table.providerId),
  ],
);
