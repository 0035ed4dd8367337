import type { WebhookTopic } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../platform/database/columns.ts';

/** Webhook endpoints, and the events that they receive. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text().primaryKey(),
  url: text().notNull(),
  topics: jsonb().$type<WebhookTopic[]>().notNull(),
  /** Encrypted if the shop has a key for it, see `encrypt-secret.ts`. */
  secret: text().notNull(),
  /** The previous secret also signs, until `previousEndsAt`. */
  previousSecret: text(),
  previousEndsAt: instant(),
  createdAt: createdAt(),
  disabledAt: instant(),
  /** Start of the current series of failures; null while deliveries succeed. */
  failingSince: instant(),
});

/**
 * Events by endpoint, inserted by database triggers in the transaction of the event, so that none
 * is missing: `publish_webhook_event` of the migration.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: text().notNull(),
    topic: text().notNull(),
    /** Deliveries about the same subject are sent in order. */
    subject: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    deliveredAt: instant(),
    status: integer(),
    lastError: text(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event').on(table.endpointId, table.eventId),
    index('webhook_deliveries_pending')
      .on(table.endpointId, table.subject, table.id)
      .where(sql`${table.deliveredAt} is null`),
    index('webhook_deliveries_done').on(table.deliveredAt),
  ],
);
